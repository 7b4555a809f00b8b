import { brandDay, categoryText } from '@baize/account'
import { profitLoss } from '@baize/api/calls'
import { Loaded, useApiQuery, usePermission, usePlatform } from '@baize/site'
import { Amount, Card, EmptyState, Heading, LinkButton, Stack, Table } from '@baize/ui'
import { ChartIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { paths } from '../../shared/paths.ts'

export interface MadeOfProps {
  /** The month, yyyy-MM. */
  month: string
  /** Its valid bet so far. */
  progress: string
}

/** What the valid bet of the month is made of, by category. */
export function MadeOf({ month, progress }: MadeOfProps) {
  const { t, i18n } = useLingui()
  const { client } = usePlatform()
  const { currencySymbol, gmtOffsetMinutes } = usePermission()
  const [today] = useState(() => brandDay(client.now(), gmtOffsetMinutes))
  const range = { from: `${month}-01`, to: today }
  const read = useApiQuery(profitLoss, { query: range })
  const title = t({ message: 'Your progress by category', context: 'heading' })
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const category = t({ message: 'Category', context: 'column' })
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2} size="group">
          {title}
        </Heading>
        <Loaded read={read}>
          {({ categories }) => (
            <Table
              caption={title}
              captionHidden
              rows={categories.filter(({ validBet }) => /[1-9]/.test(validBet))}
              rowKey={(row) => row.category}
              totals={{ valid: money(progress) }}
              columns={[
                {
                  id: 'category',
                  header: category,
                  rowHeader: true,
                  cell: (row) => categoryText(i18n, row.category),
                },
                {
                  id: 'bets',
                  header: t({ message: 'Bets', context: 'column: how many' }),
                  align: 'end',
                  cell: ({ bets }) => bets,
                },
                {
                  id: 'valid',
                  header: t({ message: 'Valid bet', context: 'column' }),
                  align: 'end',
                  nowrap: true,
                  cell: ({ validBet }) => money(validBet),
                },
              ]}
              empty={
                <EmptyState level={3} icon={<ChartIcon />} title={t`No bets this month yet`}>
                  {t`Bets count as soon as they are settled.`}
                </EmptyState>
              }
            />
          )}
        </Loaded>
        <LinkButton
          href={`${paths.bettingRecord}?from=${range.from}&to=${range.to}`}
          variant="outline"
          tone="neutral"
          fullWidth
        >
          {t({ message: 'See all bets', context: 'link to the betting record' })}
        </LinkButton>
      </Stack>
    </Card>
  )
}
