import type { ValueOf } from '@baize/api'
import type { payPlan } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Alert, Amount, type KeyValue, KeyValueList, Stack, Text } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

export type PaymentPlan = ValueOf<typeof payPlan>

const isSome = (amount: string): boolean => /[1-9]/.test(amount)

/** What a payment of bills will do: how many, how much, the payees, what stays, and what is left out. */
export function PayPlan({ plan, scope }: { plan: PaymentPlan; scope: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const fact = (id: string, label: string, value: KeyValue['value'], strong = false): KeyValue => ({
    ...{ id, label, value },
    ...(strong ? { strong } : {}),
  })
  const { skipped } = plan
  const skippedSum = format.amount(skipped.amount, { symbol: currencySymbol })
  const items = [
    fact('scope', t({ message: 'Bills to pay', context: 'scope of a payment' }), scope),
    fact('count', t({ message: 'Bills', context: 'how many are paid' }), format.number(plan.owed.count)),
    fact('owed', t({ message: 'Total due', context: 'sum of bills' }), money(plan.owed.amount)),
    fact('paid', t({ message: 'Bills paid in full', context: 'how many' }), format.number(plan.paid.count)),
  ]
  if (plan.part.count > 0)
    items.push(
      fact('part', t({ message: 'Bills paid partly', context: 'how many' }), format.number(plan.part.count)),
    )
  if (isSome(plan.setOff))
    items.push(
      fact('setOff', t({ message: 'Deducted by corrections', context: 'sum of bills' }), money(plan.setOff)),
    )
  items.push(
    fact('balance', t({ message: 'Your balance', context: 'before paying bills' }), money(plan.balance)),
    fact('moves', t({ message: 'Will be paid', context: 'sum of bills' }), money(plan.moves), true),
    fact('left', t({ message: 'Stays in your balance', context: 'after paying bills' }), money(plan.left)),
  )
  return (
    <Stack space="md">
      <KeyValueList items={items} />
      {plan.receivers.length > 0 && (
        <Stack space="xs">
          <Text weight="strong">{t({ message: 'Recipients', context: 'heading: receivers of bills' })}</Text>
          <KeyValueList
            items={plan.receivers.map(({ account, amount }) => fact(account, account, money(amount)))}
          />
          {plan.others > 0 && (
            <Text tone="muted">
              {t({
                message: plural(plan.others, { one: 'And # more account', other: 'And # more accounts' }),
                context: 'receivers of bills that are not listed',
              })}
            </Text>
          )}
        </Stack>
      )}
      {skipped.count > 0 && (
        <Alert tone="caution">
          {t({
            message: plural(skipped.count, {
              one: `# bill is skipped because the balance is too low. ${skippedSum} stays due.`,
              other: `# bills are skipped because the balance is too low. ${skippedSum} stays due.`,
            }),
            context: 'before paying bills',
          })}
        </Alert>
      )}
      {plan.more && (
        <Alert>{t`There are more bills than can be paid at once. Pay again for the rest.`}</Alert>
      )}
    </Stack>
  )
}
