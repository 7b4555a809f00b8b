import { bonusDetails } from '@baize/api/calls'
import { useApiQuery, useProblemText } from '@baize/site'
import {
  Amount,
  DateTime,
  EmptyState,
  Heading,
  Pagination,
  Stack,
  StatusLabel,
  Table,
  type TableColumn,
  Text,
} from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { useCursorPages } from '../records/cursors.ts'
import { ExportButtons } from '../records/ExportButtons.tsx'
import { FilterSelect, Filters } from '../records/Filters.tsx'
import { useRecordPeriod } from '../records/period.ts'
import { useFilters } from '../records/useFilters.ts'
import { bonusStates, bonusTriggers } from './filters.ts'
import { bonusStateLooks, bonusTriggerWords, type GrantDetail } from './labels.ts'

/** What became of the bonuses of a period, with what they come to. */
export function BonusRecord() {
  const { i18n, t } = useLingui()
  const problemText = useProblemText()
  const currency = useCurrency()
  const period = useRecordPeriod()
  const filters = useFilters({ state: bonusStates, trigger: bonusTriggers })
  const { state, trigger } = filters.values
  const filter = { ...period.range, ...filters.values }
  const pages = useCursorPages(JSON.stringify(filter))
  const read = useApiQuery(
    bonusDetails,
    { query: { ...filter, ...pages.query, pageSize: '20' } },
    { keepPrevious: true },
  )
  const title = t({ message: 'Bonus history', context: 'heading' })
  const money = (value: string) => <Amount value={value} currency={currency} />
  const totals = read.data?.totals
  const count = totals?.grants ?? 0
  const end = { align: 'end', nowrap: true } as const
  const columns: TableColumn<GrantDetail>[] = [
    {
      id: 'at',
      header: t({ message: 'Offered', context: 'column: time of a bonus' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ offeredAt }) => <DateTime value={offeredAt} />,
    },
    {
      id: 'name',
      header: t({ message: 'Bonus', context: 'column' }),
      cell: ({ name, language, trigger }) => (
        <Stack space="none">
          <Text size="inherit">
            <bdi lang={language}>{name}</bdi>
          </Text>
          <Text size="xs" tone="muted">
            {i18n._(bonusTriggerWords[trigger])}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'amount',
      header: t({ message: 'Amount', context: 'column' }),
      ...end,
      cell: ({ amount }) => money(amount),
    },
    {
      id: 'required',
      header: t({ message: 'To wager', context: 'column: of a bonus' }),
      ...end,
      cell: ({ required }) => money(required),
    },
    {
      id: 'progress',
      header: t({ message: 'Wagered', context: 'progress of a bonus' }),
      ...end,
      cell: ({ progress }) => money(progress),
    },
    {
      id: 'converted',
      header: t({ message: 'Converted to cash', context: 'column: of a bonus' }),
      ...end,
      cell: ({ converted }) => (converted === null ? '–' : money(converted)),
    },
    {
      id: 'returned',
      header: t({ message: 'Returned', context: 'column: of a bonus' }),
      ...end,
      cell: ({ returned }) => money(returned),
    },
    {
      id: 'lost',
      header: t({ message: 'Lost', context: 'column: of a bonus' }),
      ...end,
      cell: ({ lost }) => money(lost),
    },
    {
      id: 'state',
      header: t({ message: 'Status', context: 'column' }),
      nowrap: true,
      cell: ({ state }) => (
        <StatusLabel tone={bonusStateLooks[state].tone}>{i18n._(bonusStateLooks[state].label)}</StatusLabel>
      ),
    },
  ]
  return (
    <Stack space="md">
      <Heading level={2}>{title}</Heading>
      <Filters
        period={period}
        filters={filters}
        chosen={[
          state && i18n._(bonusStateLooks[state].label),
          trigger && i18n._(bonusTriggerWords[trigger]),
        ]}
        save={<ExportButtons record="bonusDetails" filter={filter} />}
      >
        <FilterSelect
          label={t({ message: 'Status', context: 'column' })}
          value={state}
          onValueChange={(value) => filters.set('state', value)}
          options={bonusStates.map((value) => ({ value, label: i18n._(bonusStateLooks[value].label) }))}
        />
        <FilterSelect
          label={t({ message: 'Reason', context: 'filter of bonuses' })}
          value={trigger}
          onValueChange={(value) => filters.set('trigger', value)}
          options={bonusTriggers.map((value) => ({ value, label: i18n._(bonusTriggerWords[value]) }))}
        />
      </Filters>
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={read.isFetching}
        {...(read.error ? { error: problemText(read.error), onRetry: () => void read.refetch() } : {})}
        {...(totals && count > 0
          ? {
              totals: {
                name: t({
                  message: plural(count, { one: '# bonus', other: '# bonuses' }),
                  context: 'last row of the record of bonuses',
                }),
                amount: money(totals.granted),
                required: money(totals.required),
                progress: money(totals.progress),
                converted: money(totals.converted),
                returned: money(totals.returned),
                lost: money(totals.lost),
              },
            }
          : {})}
        empty={<EmptyState title={t`No bonuses in this period`} level={3} />}
      />
      <Pagination
        label={t({ message: 'Pages of the record of bonuses', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
