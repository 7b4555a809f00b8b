import { balance, withdrawals } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { Amount, Button, Card, DateTime, EmptyState, Heading, Stack, StatusLabel, Table } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { withdrawalStateLooks } from './states.ts'

/** The last withdrawals with their states. */
export function RecentWithdrawals({ onOpen }: { onOpen: (id: string) => void }) {
  const { i18n, t } = useLingui()
  const read = useApiQuery(withdrawals, { query: { pageSize: '5' } })
  const funds = useApiQuery(balance, {})
  const title = t({ message: 'Recent withdrawals', context: 'heading' })
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2}>{title}</Heading>
        <Loaded read={read}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState title={t`No withdrawals yet`} level={3} />
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
                    cell: ({ createdAt }) => <DateTime value={createdAt} />,
                  },
                  {
                    id: 'amount',
                    header: t({ message: 'Amount', context: 'column' }),
                    align: 'end',
                    nowrap: true,
                    cell: ({ amount }) => <Amount value={amount} currency={funds.data?.currencySymbol} />,
                  },
                  {
                    id: 'state',
                    header: t({ message: 'Status', context: 'column' }),
                    nowrap: true,
                    cell: ({ state }) => (
                      <StatusLabel tone={withdrawalStateLooks[state].tone}>
                        {i18n._(withdrawalStateLooks[state].label)}
                      </StatusLabel>
                    ),
                  },
                  {
                    id: 'open',
                    header: t({ message: 'Details', context: 'column' }),
                    cell: ({ id }) => (
                      <Button variant="plain" size="small" onClick={() => onOpen(id)}>
                        {t({ message: 'Show', context: 'button: details of a withdrawal' })}
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
