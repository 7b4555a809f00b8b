import type { ValueOf } from '@baize/api'
import type { vip } from '@baize/api/calls'
import { usePermission } from '@baize/site'
import { Amount, Card, DateTime, EmptyState, Heading, Inline, Stack, StatusLabel, Table } from '@baize/ui'
import { VipIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'

type Ladder = ValueOf<typeof vip>

/** How the level changed so far. */
export function Changes({ history, levels }: Pick<Ladder, 'history' | 'levels'>) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const title = t({ message: 'Level history', context: 'heading' })
  const named = (rank: number) => {
    const level = levels.find(({ vipRankLevel }) => vipRankLevel === rank)
    return <bdi lang={level?.vipLabelLanguage}>{level?.vipLabelName ?? String(rank)}</bdi>
  }
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2} size="group">
          {title}
        </Heading>
        <Table
          caption={title}
          captionHidden
          rows={history}
          rowKey={({ at }) => at}
          columns={[
            {
              id: 'at',
              header: t({ message: 'Time', context: 'column' }),
              rowHeader: true,
              nowrap: true,
              cell: ({ at }) => <DateTime value={at} />,
            },
            {
              id: 'from',
              header: t({ message: 'From', context: 'column: level before' }),
              cell: ({ from }) => named(from),
            },
            {
              id: 'to',
              header: t({ message: 'To', context: 'column: level after' }),
              cell: ({ from, to }) => (
                <Inline space="xs">
                  <StatusLabel tone={to > from ? 'positive' : 'caution'}>{named(to)}</StatusLabel>
                </Inline>
              ),
            },
            {
              id: 'valid',
              header: t({ message: 'Valid bet of the month', context: 'column' }),
              align: 'end',
              nowrap: true,
              cell: ({ validBet }) => <Amount value={validBet} currency={currencySymbol} />,
            },
          ]}
          empty={
            <EmptyState level={3} icon={<VipIcon />} title={t`No level changes yet`}>
              {t`Reviewed at the end of each month, and raised as soon as you reach the next level.`}
            </EmptyState>
          }
        />
      </Stack>
    </Card>
  )
}
