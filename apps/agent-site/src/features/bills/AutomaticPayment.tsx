import { ApiError, type ValueOf } from '@baize/api'
import { automaticPayment, setAutomaticPayment } from '@baize/api/calls'
import { Form } from '@baize/forms'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery, useCall, usePermission, useProblemText } from '@baize/site'
import { Alert, Amount, type KeyValue, KeyValueList, Stack, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

type Rules = ValueOf<typeof automaticPayment>

const orders = ['oldest', 'dividendsFirst', 'smallest'] as const

/** The rules by which bills to downlines are paid automatically, and whether there is enough for the next two days. */
export function AutomaticPayment({ onDone }: { onDone: () => void }) {
  const read = useApiQuery(automaticPayment, {})
  return (
    <Loaded read={read} lines={8}>
      {(rules) => (
        <Stack space="lg">
          <Outlook rules={rules} />
          {/* What is read again may differ from what was kept from an earlier visit. */}
          <RulesForm
            key={JSON.stringify([rules.reserve, rules.dailyCap, rules.order])}
            rules={rules}
            onDone={onDone}
          />
        </Stack>
      )}
    </Loaded>
  )
}

function Outlook({ rules }: { rules: Rules }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const fact = (id: string, label: string, value: string): KeyValue => ({
    ...{ id, label },
    value: <Amount value={value} currency={currencySymbol} />,
  })
  const short = format.amount(rules.short, { symbol: currencySymbol })
  const from = rules.shortFrom === null ? '' : format.dateTime(rules.shortFrom)
  return (
    <Stack space="md">
      <KeyValueList
        items={[
          {
            id: 'contracts',
            label: t({ message: 'Contracts on automatic payment', context: 'how many' }),
            value: format.number(rules.contracts),
          },
          fact('today', t({ message: 'Paid automatically today', context: 'sum of bills' }), rules.paidToday),
          fact('owed', t({ message: 'Currently due on these bills', context: 'sum of bills' }), rules.owed),
          fact(
            'coming',
            t({
              message: 'Periods ending within two days, as they stand',
              context: 'sum that running contracts would owe',
            }),
            rules.coming,
          ),
          fact(
            'available',
            t({ message: 'In your balance above the reserve', context: 'sum for automatic payment' }),
            rules.available,
          ),
        ]}
      />
      {rules.shortFrom === null ? (
        <Alert tone="positive">{t`You currently have enough for the next two days.`}</Alert>
      ) : (
        <Alert tone="caution" title={t({ message: `${short} short`, context: 'for automatic payment' })}>
          {t`Your balance falls short from the bill of ${from}. Deposit, or lower your reserve.`}
        </Alert>
      )}
    </Stack>
  )
}

function RulesForm({ rules, onDone }: { rules: Rules; onDone: () => void }) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const keep = useCall(setAutomaticPayment, { invalidates: [automaticPayment] })
  const problemText = useProblemText()
  const money = { currency: currencySymbol }
  const names = {
    oldest: t({ message: 'Oldest first', context: 'order in which bills are paid' }),
    dividendsFirst: t({
      message: 'Dividends first, then oldest',
      context: 'order in which bills are paid',
    }),
    smallest: t({ message: 'Smallest first', context: 'order in which bills are paid' }),
  }
  return (
    <Form
      fields={[
        { name: 'reserve', kind: 'amount', minAmount: '0' },
        { name: 'dailyCap', kind: 'amount', minAmount: '0' },
        { name: 'order', kind: 'select', required: true, options: [...orders] },
      ]}
      looks={{
        reserve: {
          label: t({ message: 'Reserve', context: 'label of an amount: stays in the balance' }),
          hint: t`Automatic payments leave this much in your balance.`,
          money,
        },
        dailyCap: {
          label: t({ message: 'Daily limit', context: 'label of an amount: automatic payment' }),
          hint: t`Leave blank for no limit. A bill above the remaining limit waits.`,
          money,
        },
        order: {
          label: t({ message: 'Payment order', context: 'label of a choice: which bill is paid first' }),
          options: orders.map((value) => ({ value, label: names[value] })),
        },
      }}
      initial={{ reserve: rules.reserve, dailyCap: rules.dailyCap ?? '', order: rules.order }}
      leaving="never"
      beforeFields={
        <Alert>{t`Bills on automatic payment are paid as soon as your balance allows, even after the due date. An overdue dividend freezes your balance and is then paid from all of it.`}</Alert>
      }
      submitLabel={t({ message: 'Save rules', context: 'button: automatic payment' })}
      onSubmit={async ({ reserve, dailyCap, order }) => {
        const body = {
          reserve: String(reserve || '0'),
          dailyCap: dailyCap ? String(dailyCap) : null,
          order: orders.find((each) => each === order) ?? 'oldest',
        }
        await keep.mutateAsync({ body })
        toast({ message: t`Rules saved.` })
        onDone()
      }}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    />
  )
}
