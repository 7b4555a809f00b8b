import { useFormat } from '@baize/i18n'
import { Alert, Amount, confirm, Heading, Stack } from '@baize/ui'
import { BankIcon, PlusIcon } from '@baize/ui/icons'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FieldRule } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import { FormField } from '../form/FormField.tsx'
import type { FieldLook } from '../form/kinds/look.ts'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import type { SentValues } from '../form/values.ts'
import { Available } from '../money/Available.tsx'
import { DonePanel } from '../money/DonePanel.tsx'
import { above, smallest } from '../money/money.ts'
import type { SendingProps } from '../money/sending.ts'
import { useHeld } from '../money/useHeld.ts'
import { usePaymentPassword } from '../money/usePaymentPassword.ts'
import { TurnoverNotice } from './TurnoverNotice.tsx'
import { WithdrawalSum, WithdrawalSumOf } from './WithdrawalSum.tsx'
import {
  NEW_ACCOUNT,
  type SavedReceiver,
  type WithdrawalOptions,
  type WithdrawalRequest,
  withdrawalRequest,
} from './withdrawal.ts'

export interface WithdrawFormProps extends SendingProps<WithdrawalRequest> {
  /** Limits, banks, what can be withdrawn now and the confirmation clock. */
  options: WithdrawalOptions
  /** Sign of the currency. */
  currency: string
  /** Bank accounts that the member has saved. @default none */
  accounts?: readonly SavedReceiver[]
}

const none: readonly never[] = []

/**
 * How much, and to which account; then both are shown once more before it is sent. The caller keeps one idempotency key
 * an account and amount until there is a definite response.
 */
export function WithdrawForm({
  options: optionsNow,
  currency,
  accounts = none,
  next,
  explain,
  onSubmit,
}: WithdrawFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const secret = usePaymentPassword()
  const { value: options, submit } = useHeld(optionsNow, onSubmit, { funds: ({ available }) => available })
  const { min, max, available, banks, fee, turnover, autoConfirmMinutes: minutes } = options
  const money = (amount: string) => format.amount(amount, { symbol: currency })
  const most = smallest(max, available) ?? available
  const typed = accounts.length > 0 ? { when: { field: 'to', is: [NEW_ACCOUNT] } } : {}
  const fields: FieldRule[] = [
    { name: 'amount', kind: 'amount', required: true, minAmount: min, maxAmount: most },
    ...(accounts.length > 0
      ? [
          {
            name: 'to',
            kind: 'choice',
            required: true,
            options: [...accounts.map(({ id }) => id), NEW_ACCOUNT],
          } as const,
        ]
      : []),
    { name: 'bankCode', kind: 'select', required: true, options: banks.map(({ code }) => code), ...typed },
    { name: 'accountName', required: true, minLength: 2, maxLength: 80, autocomplete: 'name', ...typed },
    {
      name: 'accountNumber',
      required: true,
      acceptedPattern: '^[0-9]+$',
      patternId: 7,
      minLength: 6,
      maxLength: 24,
      inputMode: 'numeric',
      ...typed,
    },
    secret.rule,
  ]
  const looks: Record<string, FieldLook> = {
    amount: { hint: t`From ${money(min)} to ${money(max)}`, money: { currency } },
    to: {
      label: t({ message: 'Withdraw to', context: 'label of a choice: where a withdrawal goes' }),
      cards: true,
      options: [
        ...accounts.map(({ id, bank, bankLanguage, accountName, accountNumberMasked }) => ({
          value: id,
          label: bank,
          lang: bankLanguage,
          description: (
            <>
              <bdi>{accountName}</bdi>
              <br />
              <bdi>{accountNumberMasked}</bdi>
            </>
          ),
          media: <BankIcon />,
        })),
        {
          value: NEW_ACCOUNT,
          label: t({ message: 'A different account', context: 'choice: where a withdrawal goes' }),
          media: <PlusIcon />,
        },
      ],
    },
    bankCode: {
      label: t({ message: 'Bank', context: 'label of a form field' }),
      placeholder: t({ message: 'Choose a bank', context: 'placeholder of a selection' }),
      options: banks.map(({ code, name, language }) => ({ value: code, label: name, lang: language })),
    },
    accountName: { label: t({ message: 'Account name', context: 'label of a form field' }) },
    accountNumber: { label: t({ message: 'Account number', context: 'label of a form field' }) },
    paymentPassword: secret.look,
  }

  /** Bank and number of the chosen account, for the user to recognise. */
  function receiver(values: SentValues): string {
    const saved = accounts.find(({ id }) => id === values.to)
    if (saved) return `${saved.bank} ${saved.accountNumberMasked}`
    const bank = banks.find(({ code }) => code === values.bankCode)
    return `${bank?.name ?? ''} ${String(values.accountNumber)}`
  }

  function review(values: SentValues): Promise<boolean> {
    const amount = money(String(values.amount))
    return confirm({
      question: t({ message: `Withdraw ${amount}?`, context: 'question in a dialog' }),
      message: (
        <WithdrawalSumOf
          amount={String(values.amount)}
          fee={fee}
          currency={currency}
          to={receiver(values)}
          holder={typeof values.accountName === 'string' ? values.accountName : undefined}
        />
      ),
      confirmLabel: t({ message: 'Withdraw', context: 'button' }),
      cancelLabel: t({ message: 'Back', context: 'button in a dialog: change the withdrawal' }),
    })
  }

  return (
    <Form
      fields={fields}
      looks={looks}
      kinds={moreKinds}
      draftKey="withdraw"
      {...(accounts[0] ? { initial: { to: accounts[0].id } } : {})}
      submitLabel={t({ message: 'Withdraw', context: 'button' })}
      explain={explain}
      review={review}
      onSubmit={(values) => submit(withdrawalRequest(values))}
      beforeSubmit={
        <Alert>
          {minutes === null
            ? t`Once the bank has paid, we ask you to confirm that it arrived, and remind you until you do.`
            : t({
                message: plural(minutes, {
                  one: 'Once the bank has paid, you have # minute to confirm. After that it counts as received.',
                  other:
                    'Once the bank has paid, you have # minutes to confirm. After that it counts as received.',
                }),
                context: 'withdrawal',
              })}
        </Alert>
      }
      done={(sent) => (
        <DonePanel
          title={t({ message: 'Withdrawal requested', context: 'title: a withdrawal was accepted' })}
          facts={[
            {
              id: 'to',
              label: t({ message: 'To', context: 'receiver of a transfer' }),
              value: <bdi>{receiver(sent)}</bdi>,
            },
            {
              id: 'amount',
              label: t({ message: 'Amount', context: 'label of a form field' }),
              value: <Amount value={String(sent.amount)} currency={currency} />,
              strong: true,
            },
          ]}
          actions={next}
        >
          {t`We hold the amount until the bank has paid it. Then we ask you to confirm that it arrived.`}
        </DonePanel>
      )}
    >
      {turnover && above(turnover.required, turnover.done) && (
        <TurnoverNotice {...turnover} currency={currency} />
      )}
      {above(min, available) && (
        <Alert tone="caution">{t`The minimum withdrawal is ${money(min)}. You don’t have enough yet.`}</Alert>
      )}
      <Stack space="sm">
        <Available
          field="amount"
          label={t({ message: 'Available to withdraw', context: 'before an amount' })}
          amount={available}
          all={most}
          currency={currency}
        />
        <FormField name="amount" {...looks.amount} />
        <WithdrawalSum fee={fee} currency={currency} />
      </Stack>
      {accounts.length === 0 && (
        <Heading level={2} size="item">
          {t({ message: 'Withdraw to', context: 'label of a choice: where a withdrawal goes' })}
        </Heading>
      )}
      {['to', 'bankCode', 'accountName', 'accountNumber', 'paymentPassword'].map((name) => (
        <FormField key={name} name={name} {...looks[name]} />
      ))}
    </Form>
  )
}
