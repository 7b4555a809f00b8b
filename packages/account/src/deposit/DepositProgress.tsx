import type { ValueOf } from '@baize/api'
import { depositDetail, depositMethods, depositUse } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { callKey, Loaded, useApiQuery } from '@baize/site'
import { Alert, Amount, Button, Heading, Inline, KeyValueList, Stack, StatusLabel, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCurrency } from '../funds/useCurrency.ts'
import { Expectation } from '../timeline/Expectation.tsx'
import { reasonText } from '../timeline/reasons.ts'
import { DepositTimeline } from './DepositTimeline.tsx'
import { HowToPay } from './HowToPay.tsx'
import { type Deposit, depositStateLooks, isOpen } from './states.ts'

export interface DepositProgressProps {
  id: string
  /** Another deposit is wanted. */
  onRestart: () => void
}

/** One deposit: how to pay it, and how far it is. The live events keep it true; while it is open it asks besides. */
export function DepositProgress({ id, onRestart }: DepositProgressProps) {
  const { t } = useLingui()
  const input = { params: { id } }
  const known = useQueryClient().getQueryData<Deposit>(callKey(depositDetail, input))
  const read = useApiQuery(depositDetail, input, { every: known && !isOpen(known) ? false : 5_000 })
  const methods = useApiQuery(depositMethods, {}).data?.methods
  return (
    <Stack space="md">
      <Loaded read={read}>
        {(deposit) => {
          const method = methods?.find((each) => each.id === deposit.methodId)
          return (
            <Stack space="md">
              <Heading level={2}>{t`Your deposit`}</Heading>
              <div role="status">
                <Outcome deposit={deposit} />
              </div>
              {method && (
                <Text tone="secondary">
                  <bdi lang={method.language}>{method.name}</bdi>
                </Text>
              )}
              {deposit.bonus !== null && (
                <KeyValueList
                  items={[
                    {
                      id: 'bonus',
                      label: t({ message: 'Selected bonus', context: 'of a deposit' }),
                      value: <bdi lang={deposit.bonusLanguage}>{deposit.bonus}</bdi>,
                    },
                  ]}
                />
              )}
              <HowToPay deposit={deposit} kind={method?.kind} />
              {isOpen(deposit) && (
                <Expectation nextUpdateAt={deposit.nextUpdateAt} medianSeconds={method?.medianSeconds} />
              )}
              <DepositTimeline deposit={deposit} />
            </Stack>
          )
        }}
      </Loaded>
      <Inline>
        <Button variant="soft" tone="neutral" onClick={onRestart}>
          {t({ message: 'Another deposit', context: 'button' })}
        </Button>
      </Inline>
    </Stack>
  )
}

/** The money is there; under a freeze, what of it paid the dividends that were owed. */
function Credited({ id }: { id: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const currency = useCurrency()
  // While the balance is frozen the money is taken a moment later.
  const input = { params: { id } }
  const known = useQueryClient().getQueryData<ValueOf<typeof depositUse>>(callKey(depositUse, input))
  const use = useApiQuery(depositUse, input, { every: known?.frozen ? 5_000 : false }).data
  if (!use || (use.paid === '0.00' && !use.frozen))
    return <Alert tone="positive">{t`The money is in your balance.`}</Alert>
  const money = (value: string) => format.amount(value, { symbol: currency })
  const paid = money(use.paid)
  const left = money(use.toPay)
  return (
    <Alert tone={use.frozen ? 'caution' : 'positive'}>
      {use.frozen
        ? t`${paid} was used to pay dividends you owe. ${left} is still due. Your balance stays frozen until it is paid.`
        : t`${paid} was used to pay the dividends you owed. The rest is in your balance, which is no longer frozen.`}
    </Alert>
  )
}

function Outcome({ deposit }: { deposit: Deposit }) {
  const { t, i18n } = useLingui()
  const currency = useCurrency()
  const look = depositStateLooks[deposit.state]
  const reason = reasonText(i18n, deposit.reason)
  return (
    <Stack space="sm">
      <Text size="2xl" weight="strong">
        <Amount value={deposit.credited ?? deposit.amount} currency={currency} />
      </Text>
      <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>
      {deposit.credited !== null && /[1-9]/.test(deposit.credited) && deposit.credited !== deposit.amount && (
        <KeyValueList
          items={[
            {
              id: 'announced',
              label: t({ message: 'Requested', context: 'amount of a deposit' }),
              value: <Amount value={deposit.amount} currency={currency} />,
            },
            {
              id: 'arrived',
              label: t({ message: 'Arrived', context: 'amount of a deposit' }),
              value: <Amount value={deposit.credited} currency={currency} />,
            },
          ]}
        />
      )}
      {deposit.state === 'approved' && <Credited id={deposit.id} />}
      {reason && <Alert tone={look.tone === 'critical' ? 'critical' : 'info'}>{reason}</Alert>}
    </Stack>
  )
}
