import { ApiError } from '@baize/api'
import { bonusDetails, bonuses, redeemPromoCode } from '@baize/api/calls'
import { Form } from '@baize/forms'
import { isolated } from '@baize/i18n/format'
import { useCall, useProblemText } from '@baize/site'
import { Card, Heading, Stack, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** Enters a promo code: its bonus is then there to be claimed. */
export function PromoCode() {
  const { t } = useLingui()
  const redeem = useCall(redeemPromoCode, {
    intent: ({ body }) => body.code.toUpperCase(),
    invalidates: [bonuses, bonusDetails],
  })
  const problemText = useProblemText()
  const [entered, setEntered] = useState(0)
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2}>{t({ message: 'Promo code', context: 'heading' })}</Heading>
        <Form
          // A code that was taken leaves an empty form behind.
          key={entered}
          fields={[{ name: 'code', required: true, maxLength: 32, autocomplete: 'off' }]}
          looks={{ code: { label: t({ message: 'Code', context: 'label of a form field: a promo code' }) } }}
          submitLabel={t({ message: 'Apply', context: 'button: a promo code' })}
          onSubmit={async (values) => {
            const code = String(values.code)
            const { name } = await redeem.mutateAsync({ body: { code } }).catch(typed)
            toast({
              tone: 'positive',
              message: t({ message: `${{ name: isolated(name) }} is ready to claim.`, comment: 'a bonus' }),
            })
            setEntered(entered + 1)
          }}
          explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
        />
      </Stack>
    </Card>
  )
}

/** The platform says that no bonus has this code by `choice`; a member who typed it has no list to choose from. */
function typed(error: unknown): never {
  if (error instanceof ApiError && error.problems.some(({ code }) => code === 'choice'))
    throw { problems: [{ field: 'code', code: 'wrong' }] }
  throw error
}
