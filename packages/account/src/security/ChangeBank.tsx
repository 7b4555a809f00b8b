import type { ValueOf } from '@baize/api'
import {
  bankAccounts,
  defaultBankAccount,
  registerSettings,
  removeBankAccount,
  securityCentre,
  withdrawalOptions,
} from '@baize/api/calls'
import { Form } from '@baize/forms'
import { useApiQuery, useCall, useExplain } from '@baize/site'
import { PopupDialog, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface ChangeBankProps {
  what: 'default' | 'remove'
  account: ValueOf<typeof bankAccounts>['accounts'][number]
  onClose: () => void
}

/** Requires the payment password, then makes an account the default or removes it. */
export function ChangeBank({ what, account, onClose }: ChangeBankProps) {
  const { t } = useLingui()
  const change = {
    intent: () => account.id,
    invalidates: [bankAccounts, securityCentre, withdrawalOptions],
  }
  const removal = useCall(removeBankAccount, change)
  const preference = useCall(defaultBankAccount, change)
  const explain = useExplain()
  const settings = useApiQuery(registerSettings, {}, { ofSession: false })
  const removes = what === 'remove'
  const title = removes
    ? t({ message: 'Remove this bank account?', context: 'title of a popup' })
    : t({ message: 'Make this your default account?', context: 'title of a popup' })
  const rule = settings.data?.rules.paymentPassword
  return (
    <PopupDialog open label={title} title={title} onClose={onClose}>
      <Form
        leaving="never"
        fields={[
          {
            name: 'paymentPassword',
            kind: 'password',
            required: true,
            acceptedPattern: rule?.acceptedPattern ?? null,
            patternId: rule?.patternId ?? null,
            minLength: rule?.minLength ?? null,
            maxLength: rule?.maxLength ?? 64,
            autocomplete: 'off',
            inputMode: 'numeric',
          },
        ]}
        beforeFields={
          <>
            <Text weight="medium">
              <bdi lang={account.bankLanguage}>{account.bank}</bdi>{' '}
              <bdi dir="ltr">{account.accountNumberMasked}</bdi>
            </Text>
            {removes && <Text tone="muted">{t`Withdrawals in progress are still paid to it.`}</Text>}
          </>
        }
        submitLabel={
          removes
            ? t({ message: 'Remove account', context: 'button in a popup: bank account' })
            : t({ message: 'Make default', context: 'button: bank account' })
        }
        {...(removes ? { submitTone: 'critical' as const } : {})}
        onSubmit={async ({ paymentPassword }) => {
          const input = { params: { id: account.id }, body: { paymentPassword: String(paymentPassword) } }
          await (removes ? removal : preference).mutateAsync(input)
          toast({ message: removes ? t`Bank account removed.` : t`This is now your default account.` })
          onClose()
        }}
        explain={explain}
      />
    </PopupDialog>
  )
}
