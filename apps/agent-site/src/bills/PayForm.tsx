import { type ContractKind, useActions, usePermission, useProblemText, useRead } from '@baize/account'
import { ApiError, type ValueOf } from '@baize/api'
import { balance, billDetail, bills, contractFreeze, payBills } from '@baize/api/calls'
import { Form } from '@baize/forms'
import { useFormat } from '@baize/i18n'
import { Alert, Amount, KeyValueList, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stateLooks } from './bill.ts'

export interface PayFormProps {
  /** Which bills: all of a kind, or the named ones. */
  what: { readonly kind: ContractKind } | { readonly billIds: readonly string[] }
  /** How many they are, and what is still owed on them. */
  count: number
  owed: string
}

type Outcome = ValueOf<typeof payBills>

/** Pays bills: counts and sums first, then the payment password; what became of each is said after it. */
export function PayForm({ what, count, owed }: PayFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const { actOnce, refresh } = useActions()
  const problemText = useProblemText()
  const funds = useRead(balance, {})
  const [outcome, setOutcome] = useState<Outcome>()
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  if (outcome) return <Paid outcome={outcome} />
  return (
    <Form
      fields={[
        { name: 'partial', kind: 'checkbox' },
        { name: 'paymentPassword', required: true, autocomplete: 'off', inputMode: 'numeric', maxLength: 64 },
      ]}
      looks={{
        partial: {
          label: t({
            message: 'Pay a part where the balance is not enough for a whole bill',
            context: 'box to tick: paying bills',
          }),
        },
        paymentPassword: { hint: t`The six digits that you chose when you registered.` },
      }}
      leaving="never"
      beforeFields={
        <KeyValueList
          items={[
            {
              id: 'count',
              label: t({ message: 'Bills', context: 'how many are paid' }),
              value: format.number(count),
            },
            {
              id: 'owed',
              label: t({ message: 'Owed in all', context: 'sum of bills' }),
              value: money(owed),
              strong: true,
            },
            {
              id: 'balance',
              label: t({ message: 'Your balance', context: 'before paying bills' }),
              value: funds.data ? money(funds.data.balance) : '–',
            },
          ]}
        />
      }
      submitLabel={t({ message: 'Pay now', context: 'button: bills' })}
      onSubmit={async ({ paymentPassword, partial }) => {
        const named = 'billIds' in what ? { billIds: [...what.billIds] } : { kind: what.kind }
        const body = { ...named, paymentPassword: String(paymentPassword), partial: partial === true }
        const value = await actOnce(payBills, { body }, JSON.stringify([named, partial, owed]))
        refresh(bills, billDetail, contractFreeze, balance)
        setOutcome(value)
      }}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    />
  )
}

function Paid({ outcome }: { outcome: Outcome }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const short = outcome.statuses.some(({ state }) => state !== 'issued')
  return (
    <Stack space="md">
      <Alert tone={short ? 'caution' : 'positive'} announce="polite">
        {short
          ? t`The balance was not enough for all of them. Deposit, then pay the rest.`
          : t`The bills are paid.`}
      </Alert>
      <KeyValueList
        items={[
          ...outcome.statuses.map(({ state, count }) => ({
            id: state,
            label: i18n._(stateLooks[state].label),
            value: format.number(count),
          })),
          {
            id: 'paid',
            label: t({ message: 'Paid now', context: 'sum of bills' }),
            value: money(outcome.paidNow),
            strong: true,
          },
          {
            id: 'owed',
            label: t({ message: 'Still owed, of all kinds', context: 'sum of bills' }),
            value: money(outcome.stillOwed),
          },
          {
            id: 'balance',
            label: t({ message: 'Your balance', context: 'before paying bills' }),
            value: money(outcome.balance),
          },
        ]}
      />
      {outcome.more && <Alert>{t`There are more: pay once more for the rest.`}</Alert>}
    </Stack>
  )
}
