import { DateTime, Heading, Stack, Table, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Settlement } from './forecast.ts'
import { useMoneyColumn } from './useMoneyColumn.tsx'

/** The cash that is needed until each of the next settlements. */
export function Settlements({ settlements }: { settlements: readonly Settlement[] }) {
  const { t } = useLingui()
  const money = useMoneyColumn()
  const title = t({ message: 'Cash needed', context: 'heading: until the next settlements' })
  return (
    <Stack space="sm">
      <Heading level={2} size="group">
        {title}
      </Heading>
      <Text size="sm" tone="muted">
        {t`Bills that are owed and periods that end until then. What you would receive does not count as cash.`}
      </Text>
      <Table
        caption={title}
        captionHidden
        density="compact"
        rows={settlements}
        rowKey={({ at }) => at}
        columns={[
          {
            id: 'at',
            header: t({ message: 'Settlement', context: 'column: when periods end' }),
            rowHeader: true,
            nowrap: true,
            cell: ({ at }) => <DateTime value={at} />,
          },
          money<Settlement>(
            'receives',
            t({ message: 'You would receive', context: 'column: of running contracts' }),
            (row) => row.receives,
          ),
          money<Settlement>(
            'owes',
            t({ message: 'You would owe', context: 'column: of running contracts' }),
            (row) => row.owes,
          ),
          money<Settlement>(
            'needed',
            t({ message: 'Cash needed until then', context: 'column' }),
            (row) => row.needed,
            { featured: true },
          ),
          money<Settlement>(
            'short',
            t({ message: 'Missing', context: 'column: what the balance is too small by' }),
            (row) => row.short,
          ),
        ]}
      />
    </Stack>
  )
}
