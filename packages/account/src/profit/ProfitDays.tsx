import { useFormat } from '@baize/i18n'
import { Amount, Heading, Link, Stack, Table, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { categoryText } from '../game-categories/categories.ts'
import { usePlace } from '../places/places.ts'
import type { ProfitResult } from './ProfitFigures.tsx'

type Day = ProfitResult['days'][number]
type Category = ProfitResult['categories'][number]

const end = { align: 'end', nowrap: true } as const

/** The result day by day and category by category; a day and a category lead to their bets. */
export function ProfitDays({ result, busy }: { result: ProfitResult; busy: boolean }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const currency = useCurrency()
  const bets = usePlace('bettingRecord')
  const money = (value: string, signed = false) => (
    <Amount value={value} currency={currency} signed={signed} />
  )
  const { from, to, totals } = result
  const linked = (words: string, query: Record<string, string>) => {
    const href = bets(query)
    return href ? <Link href={href}>{words}</Link> : words
  }
  const stake = t({ message: 'Stake', context: 'column' })
  const valid = t({ message: 'Valid bet', context: 'column' })
  const payout = t({ message: 'Payout', context: 'column' })
  const winLoss = t({ message: 'Win/loss', context: 'column' })
  const play = <
    Row extends Pick<Category, 'stake' | 'validBet' | 'payout' | 'winLoss'>,
  >(): TableColumn<Row>[] => [
    { id: 'stake', header: stake, ...end, cell: (row) => money(row.stake) },
    { id: 'validBet', header: valid, ...end, cell: (row) => money(row.validBet) },
    { id: 'payout', header: payout, ...end, cell: (row) => money(row.payout) },
    { id: 'winLoss', header: winLoss, ...end, cell: (row) => money(row.winLoss, true) },
  ]
  const byDay = t({ message: 'By day', context: 'heading: profit and loss' })
  const byCategory = t({ message: 'By category', context: 'heading: profit and loss' })
  return (
    <Stack space="lg">
      <Stack space="sm">
        <Heading level={2}>{byDay}</Heading>
        <Table
          caption={byDay}
          captionHidden
          rows={result.days}
          rowKey={({ day }) => day}
          loading={busy}
          columns={[
            {
              id: 'day',
              header: t({ message: 'Day', context: 'column' }),
              rowHeader: true,
              nowrap: true,
              cell: ({ day }: Day) => linked(format.date(day, { timeZone: 'UTC' }), { from: day, to: day }),
            },
            ...play<Day>(),
            {
              id: 'given',
              header: t({ message: 'Bonuses', context: 'figure of profit and loss' }),
              ...end,
              cell: ({ bonus }: Day) => money(bonus),
            },
            {
              id: 'rebate',
              header: t({ message: 'Rebates', context: 'figure of profit and loss' }),
              ...end,
              cell: ({ rebate }: Day) => money(rebate),
            },
            {
              id: 'net',
              header: t({ message: 'Net deposits', context: 'column' }),
              ...end,
              cell: ({ netDeposits }: Day) => money(netDeposits, true),
            },
          ]}
          totals={{
            stake: money(totals.stake),
            validBet: money(totals.validBet),
            payout: money(totals.payout),
            winLoss: money(totals.winLoss, true),
            given: money(totals.bonus),
            rebate: money(totals.rebate),
            net: money(totals.netDeposits, true),
          }}
        />
      </Stack>
      {result.categories.length > 0 && (
        <Stack space="sm">
          <Heading level={2}>{byCategory}</Heading>
          <Table
            caption={byCategory}
            captionHidden
            rows={result.categories}
            rowKey={({ category }) => category}
            loading={busy}
            columns={[
              {
                id: 'category',
                header: t({ message: 'Category', context: 'filter of a record: of games' }),
                rowHeader: true,
                cell: ({ category }: Category) =>
                  linked(categoryText(i18n, category), { from, to, gameType: category }),
              },
              ...play<Category>(),
            ]}
          />
        </Stack>
      )}
    </Stack>
  )
}
