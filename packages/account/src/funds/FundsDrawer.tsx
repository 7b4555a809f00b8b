import { consolidatedFunds } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { Amount, DateTime, Drawer, KeyValueList, Link, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { usePlace } from '../places/places.ts'
import { useCurrency } from './useCurrency.ts'

export interface FundsDrawerProps {
  open: boolean
  onClose: () => void
}

/** All that the account has, part by part: what the figure of the balance is made of. */
export function FundsDrawer({ open, onClose }: FundsDrawerProps) {
  const { t } = useLingui()
  const title = t({ message: 'Where your money is', context: 'title: parts of the balance' })
  return (
    <Drawer open={open} label={title} title={title} onClose={onClose}>
      <FundsParts onLeave={onClose} />
    </Drawer>
  )
}

function FundsParts({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const read = useApiQuery(consolidatedFunds, {})
  const currency = useCurrency()
  const record = usePlace('transactions')()
  const money = (value: string) => <Amount value={value} currency={currency} />
  return (
    <Loaded read={read} lines={6}>
      {({ main, held, bonus, inTransit, vendors, total, asOf }) => (
        <Stack space="md">
          <KeyValueList
            items={[
              {
                id: 'main',
                label: t({ message: 'Available to play or withdraw', context: 'part of the balance' }),
                value: money(main),
              },
              {
                id: 'held',
                label: t({ message: 'On hold for withdrawals', context: 'part of the balance' }),
                value: money(held),
              },
              {
                id: 'bonus',
                label: t({ message: 'Bonus money', context: 'part of the balance' }),
                value: money(bonus),
              },
              {
                id: 'transit',
                label: t({ message: 'In transit between wallets', context: 'part of the balance' }),
                value: money(inTransit),
              },
              ...vendors.map(({ id, name, language, balance }) => ({
                id,
                label: name,
                labelLang: language,
                value: money(balance),
              })),
              {
                id: 'total',
                label: t({ message: 'Total', context: 'sum of the parts of the balance' }),
                value: money(total),
                strong: true,
              },
            ]}
          />
          <Text size="sm" tone="muted">
            {t({ message: 'As of', context: 'before a time: how fresh figures are' })}{' '}
            <DateTime value={asOf} />
          </Text>
          {record && (
            // The page may stay while the drawer is over the header's balance: it closes by itself.
            <Link standalone href={record} onClick={onLeave}>{t`Every change to your balance`}</Link>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
