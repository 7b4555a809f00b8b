import { type ContractKind, kindNames } from '@baize/account'
import { ApiError } from '@baize/api'
import { balance, billDetail, bills, contractFreeze, payBills, payPlan } from '@baize/api/calls'
import { Form, usePaymentPassword } from '@baize/forms'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery, useCall, usePermission, useProblemText } from '@baize/site'
import { Alert, Amount, Button, CheckboxField, KeyValueList, Stack, toast } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { stateLooks } from './bill.ts'
import { type PaymentOutcome, useLastPayment } from './lastPayment.ts'
import { PayPlan } from './PayPlan.tsx'

/** Which bills: all of a kind, or the named ones. */
export type PayScope = { readonly kind: ContractKind } | { readonly billIds: readonly string[] }

export interface PayFormProps {
  what: PayScope
  onDone: () => void
}

/** Pays bills: first the expected result, then the payment password; the result of each is shown after it. */
export function PayForm({ what, onDone }: PayFormProps) {
  const { t, i18n } = useLingui()
  const problemText = useProblemText()
  const { keep } = useLastPayment()
  const secret = usePaymentPassword()
  const [partial, setPartial] = useState(false)
  const named = 'billIds' in what ? { billIds: [...what.billIds] } : { kind: what.kind }
  const plan = useApiQuery(payPlan, { body: { ...named, partial } }, { keepPrevious: true })
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  const payment = useCall(payBills, {
    intent: () => JSON.stringify([named, partial, plan.data?.owed.amount]),
    invalidatesAnyway: [bills, billDetail, contractFreeze, balance, payPlan],
    onSuccess: keep,
    onError(error) {
      // It would be invisible in a form that is closed.
      if (!shown.current) toast({ tone: 'critical', message: problemText(error) })
    },
  })
  if (payment.data) return <Paid outcome={payment.data} onDone={onDone} />
  const kind = 'kind' in what ? i18n._(kindNames[what.kind]) : ''
  const count = 'billIds' in what ? what.billIds.length : 0
  const scope =
    count === 0
      ? t({
          message: `${kind}: everything due, oldest first`,
          context: 'which bills are paid; before it stands the kind of contract',
        })
      : t({
          message: plural(count, {
            one: 'Only the bill you selected',
            other: 'Only the # bills you selected, oldest first',
          }),
          context: 'which bills are paid',
        })
  return (
    <Form
      fields={[secret.rule]}
      looks={{ paymentPassword: secret.look }}
      leaving="never"
      beforeFields={
        <Stack space="md">
          <Loaded read={plan} lines={7}>
            {(what) => <PayPlan plan={what} scope={scope} />}
          </Loaded>
          <CheckboxField
            label={t({
              message: 'Pay part of a bill if the balance is too low',
              context: 'box to tick: paying bills',
            })}
            checked={partial}
            onCheckedChange={setPartial}
          />
        </Stack>
      }
      submitLabel={t({ message: 'Pay now', context: 'button: bills' })}
      onSubmit={async ({ paymentPassword }) => {
        await payment.mutateAsync({ body: { ...named, paymentPassword: String(paymentPassword), partial } })
      }}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    />
  )
}

function Paid({ outcome, onDone }: { outcome: PaymentOutcome; onDone: () => void }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const short = outcome.statuses.some(({ state }) => state !== 'issued')
  const count = outcome.statuses.reduce((sum, one) => sum + one.count, 0)
  return (
    <Stack space="md">
      <Alert tone={short ? 'caution' : 'positive'} announce="polite">
        {short
          ? t`Your balance was too low to pay them all. Deposit, then pay the rest.`
          : t({
              message: plural(count, { one: 'The bill is paid.', other: 'The bills are paid.' }),
              context: 'after paying bills',
            })}
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
            label: t({ message: 'Still due, all types', context: 'sum of bills' }),
            value: money(outcome.stillOwed),
          },
          {
            id: 'balance',
            label: t({ message: 'Your balance', context: 'before paying bills' }),
            value: money(outcome.balance),
          },
        ]}
      />
      {outcome.more && <Alert>{t`There are more. Pay again for the rest.`}</Alert>}
      <Button fullWidth onClick={onDone}>
        {t({ message: 'Done', context: 'button: closes a dialog' })}
      </Button>
    </Stack>
  )
}
