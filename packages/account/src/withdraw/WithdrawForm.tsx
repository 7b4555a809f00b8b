import { ApiError, type ValueOf } from '@baize/api'
import { balance, createWithdrawal, type withdrawalOptions } from '@baize/api/calls'
import { Form, type FormValues } from '@baize/forms'
import { useFormat } from '@baize/i18n'
import { Alert, Amount, Heading, Stack, Text } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useActions, useRead } from '../platform/calls.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import type { Withdrawal } from './states.ts'

export interface WithdrawFormProps {
  options: ValueOf<typeof withdrawalOptions>
  /** The request is made: the amount is held. */
  onRequested: (withdrawal: Withdrawal) => void
}

/** How much, and to which account. */
export function WithdrawForm({ options, onRequested }: WithdrawFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { actOnce } = useActions()
  const problemText = useProblemText()
  const funds = useRead(balance, {})
  const currency = funds.data?.currencySymbol ?? ''
  const minutes = options.autoConfirmMinutes

  async function submit({ amount, bankCode, accountName, accountNumber, paymentPassword }: FormValues) {
    const body = {
      amount: String(amount),
      bankCode: String(bankCode),
      accountName: String(accountName),
      accountNumber: String(accountNumber),
      paymentPassword: String(paymentPassword),
    }
    onRequested(
      await actOnce(createWithdrawal, { body }, `${body.bankCode} ${body.accountNumber} ${body.amount}`),
    )
  }

  return (
    <Stack space="md">
      <Stack space="xxs">
        <Heading level={2} size="item">
          {t({ message: 'You can withdraw', context: 'before an amount' })}
        </Heading>
        <Text size="xxl" weight="strong">
          <Amount value={options.available} currency={currency} />
        </Text>
      </Stack>
      <Form
        draftKey="withdraw"
        fields={[
          { name: 'amount', kind: 'amount', required: true, minAmount: options.min, maxAmount: options.max },
          {
            name: 'bankCode',
            kind: 'select',
            required: true,
            options: options.banks.map(({ code }) => code),
          },
          { name: 'accountName', required: true, minLength: 2, maxLength: 80, autocomplete: 'name' },
          {
            name: 'accountNumber',
            required: true,
            acceptedPattern: '^[0-9]+$',
            patternId: 7,
            minLength: 6,
            maxLength: 24,
            inputMode: 'numeric',
          },
          {
            name: 'paymentPassword',
            required: true,
            autocomplete: 'off',
            inputMode: 'numeric',
            maxLength: 64,
          },
        ]}
        submitLabel={t({ message: 'Withdraw', context: 'button' })}
        looks={{
          amount: {
            hint: t`From ${format.amount(options.min, { symbol: currency })} to ${format.amount(options.max, { symbol: currency })}`,
            money: { currency },
          },
          bankCode: {
            label: t({ message: 'Bank', context: 'label of a form field' }),
            placeholder: t({ message: 'Choose a bank', context: 'placeholder of a selection' }),
            options: options.banks.map(({ code, name }) => ({ value: code, label: name })),
          },
          accountName: { label: t({ message: 'Account name', context: 'label of a form field' }) },
          accountNumber: { label: t({ message: 'Account number', context: 'label of a form field' }) },
          paymentPassword: { hint: t`The six digits that you chose when you registered.` },
        }}
        onSubmit={submit}
        explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
      />
      {minutes !== null && (
        <Alert tone="info">
          {t({
            message: plural(minutes, {
              one: 'After the bank has paid you have # minute to say whether it came; after that it counts as received.',
              other:
                'After the bank has paid you have # minutes to say whether it came; after that it counts as received.',
            }),
            context: 'withdrawal',
          })}
        </Alert>
      )}
    </Stack>
  )
}
