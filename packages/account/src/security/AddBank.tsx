import {
  addBankAccount,
  bankAccounts,
  registerSettings,
  securityCentre,
  withdrawalOptions,
} from '@baize/api/calls'
import { BankAccountForm } from '@baize/forms'
import { Loaded, useApiQuery, useCall, useExplain, useInvalidate } from '@baize/site'
import { Button, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface AddBankProps {
  /** The account's real name, where there is one. */
  realName: string | null
  onClose: () => void
}

/** The form of a new account to pay to. What it changes is read afresh when it is closed: the form must not change under what it says. */
export function AddBank({ realName, onClose }: AddBankProps) {
  const { t } = useLingui()
  const invalidate = useInvalidate()
  const add = useCall(addBankAccount, {
    intent: ({ body }) => `${body.bankCode} ${body.bankAccountNumber.slice(-4)}`,
  })
  const explain = useExplain()
  const options = useApiQuery(withdrawalOptions, {})
  const settings = useApiQuery(registerSettings, {}, { ofSession: false })
  const close = () => {
    invalidate(bankAccounts, securityCentre, withdrawalOptions)
    onClose()
  }
  return (
    <Stack space="sm">
      <Loaded read={options}>
        {({ banks }) => (
          <Loaded read={settings}>
            {({ rules }) => (
              <BankAccountForm
                banks={banks}
                {...(realName ? { realName } : {})}
                {...(rules.paymentPassword ? { paymentPassword: rules.paymentPassword } : {})}
                onSubmit={async (body) => {
                  await add.mutateAsync({ body })
                }}
                explain={explain}
                onDone={close}
              />
            )}
          </Loaded>
        )}
      </Loaded>
      <Button variant="plain" tone="neutral" fullWidth onClick={close}>
        {t({ message: 'Back to accounts', context: 'button: leaves the form of a bank account' })}
      </Button>
    </Stack>
  )
}
