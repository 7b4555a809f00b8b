import { ApiError, type ValueOf } from '@baize/api'
import { balance, createDeposit, type depositMethods } from '@baize/api/calls'
import { Form, type FormValues } from '@baize/forms'
import { useFormat } from '@baize/i18n'
import { Heading, Stack, Text } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useActions, useRead } from '../platform/calls.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import type { Deposit } from './states.ts'

export interface DepositFormProps {
  methods: ValueOf<typeof depositMethods>['methods']
  /** The deposit is open: now it has to be paid. */
  onOpened: (deposit: Deposit) => void
}

/** How much, and by which way. */
export function DepositForm({ methods, onOpened }: DepositFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { actOnce } = useActions()
  const problemText = useProblemText()
  const funds = useRead(balance, {})
  const currency = funds.data?.currencySymbol ?? ''
  const [method] = methods
  if (!method) return <Text>{t`There is no way to deposit right now. Customer service can help.`}</Text>

  async function submit({ amount }: FormValues) {
    const body = { methodId: method?.id ?? '', amount: String(amount) }
    onOpened(await actOnce(createDeposit, { body }, `${body.methodId} ${body.amount}`))
  }

  const seconds = method.creditedWithinSeconds
  return (
    <Stack space="md">
      <Stack space="xxs">
        <Heading level={2} size="item">
          {method.name}
        </Heading>
        <Text tone="muted">
          {t({
            message: plural(seconds, {
              one: 'Credited within # second of your transfer',
              other: 'Credited within # seconds of your transfer',
            }),
            context: 'deposit by bank transfer',
          })}
        </Text>
      </Stack>
      <Form
        fields={[
          { name: 'amount', kind: 'amount', required: true, minAmount: method.min, maxAmount: method.max },
        ]}
        draftKey="deposit"
        submitTone="premium"
        submitLabel={t({ message: 'Continue to the transfer', context: 'button' })}
        looks={{
          amount: {
            hint: t`From ${format.amount(method.min, { symbol: currency })} to ${format.amount(method.max, { symbol: currency })}`,
            money: { currency, quickAmounts: method.quickAmounts },
          },
        }}
        onSubmit={submit}
        explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
      />
      {method.sandbox && (
        <Text size="sm" tone="muted">
          {t`This is the sandbox: its bank pays for you. Nothing has to be transferred.`}
        </Text>
      )}
    </Stack>
  )
}
