import { walletTransfers } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import {
  Amount,
  Button,
  Card,
  DateTime,
  EmptyState,
  Heading,
  Stack,
  StatusLabel,
  Table,
  Text,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { transferStateLooks } from './states.ts'
import type { Wallets } from './TransferForm.tsx'
import { WalletName } from './WalletName.tsx'

export interface RecentTransfersProps {
  wallets: Wallets
  onOpen: (id: string) => void
}

/** The last transfers between wallets with their states. */
export function RecentTransfers({ wallets, onOpen }: RecentTransfersProps) {
  const { i18n, t } = useLingui()
  const currency = useCurrency()
  const read = useApiQuery(walletTransfers, { query: { pageSize: '5' } })
  const title = t({ message: 'Recent transfers', context: 'heading' })
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2}>{title}</Heading>
        <Loaded read={read}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState title={t`No transfers yet`} level={3} />
            ) : (
              <Table
                caption={title}
                captionHidden
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  {
                    id: 'at',
                    header: t({ message: 'Time', context: 'column' }),
                    rowHeader: true,
                    cell: ({ createdAt, fromWalletId, toWalletId }) => (
                      <Stack space="none">
                        <DateTime value={createdAt} />
                        <Text size="xs" tone="muted">
                          <WalletName wallets={wallets} id={fromWalletId} /> →{' '}
                          <WalletName wallets={wallets} id={toWalletId} />
                        </Text>
                      </Stack>
                    ),
                  },
                  {
                    id: 'amount',
                    header: t({ message: 'Amount', context: 'column' }),
                    align: 'end',
                    nowrap: true,
                    cell: ({ amount }) => <Amount value={amount} currency={currency} />,
                  },
                  {
                    id: 'state',
                    header: t({ message: 'Status', context: 'column' }),
                    nowrap: true,
                    cell: ({ state }) => (
                      <StatusLabel tone={transferStateLooks[state].tone}>
                        {i18n._(transferStateLooks[state].label)}
                      </StatusLabel>
                    ),
                  },
                  {
                    id: 'open',
                    header: t({ message: 'Details', context: 'column' }),
                    cell: ({ id }) => (
                      <Button variant="plain" size="small" onClick={() => onOpen(id)}>
                        {t({ message: 'Show', context: 'button: details of a transfer' })}
                      </Button>
                    ),
                  },
                ]}
              />
            )
          }
        </Loaded>
      </Stack>
    </Card>
  )
}
