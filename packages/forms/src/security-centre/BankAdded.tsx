import { Alert, Button, KeyValueList, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { AccountBank } from './bankAccountFields.ts'

export interface BankAddedProps {
  bank: AccountBank | undefined
  /** The number as it was sent; only its end is shown. */
  number: string
  onDone: (() => void) | undefined
}

/** What is shown after an account was added. */
export function BankAdded({ bank, number, onDone }: BankAddedProps) {
  const { t } = useLingui()
  return (
    <Stack space="md">
      <Alert tone="positive" title={t`Your bank account is added.`}>
        {t`You can use it for your next withdrawal.`}
      </Alert>
      <KeyValueList
        items={[
          {
            id: 'bank',
            label: t({ message: 'Bank', context: 'label of a form field' }),
            value: <bdi lang={bank?.language}>{bank?.name}</bdi>,
          },
          {
            id: 'number',
            label: t({ message: 'Account or card number', context: 'label of a form field' }),
            value: <bdi dir="ltr">{`··· ${number.slice(-4)}`}</bdi>,
          },
        ]}
      />
      {onDone && (
        <Button fullWidth size="large" onClick={onDone}>
          {t({ message: 'Continue', context: 'button: goes on after something was done' })}
        </Button>
      )}
    </Stack>
  )
}
