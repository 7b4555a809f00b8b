import {
  ExportButtons,
  isContractKind,
  kindNames,
  kindsShown,
  useContractInfo,
  useCursorPages,
  wordsOf,
} from '@baize/account'
import type { ValueOf } from '@baize/api'
import { agentIncome } from '@baize/api/calls'
import { addMoney, formatMoneyWire, parseMoney } from '@baize/api/money'
import { useApiQuery, usePermission, useProblemText } from '@baize/site'
import {
  Amount,
  BarChart,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  Pagination,
  SelectField,
  Stack,
  StatTile,
  Table,
  type TableColumn,
  Text,
  VisuallyHidden,
} from '@baize/ui'
import { CashIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { billPaths } from '../../shared/billPaths.ts'
import { PeriodBar } from '../../shared/parts/PeriodBar.tsx'
import * as css from '../../shared/print/Print.css.ts'
import { PrintPeriod } from '../../shared/print/PrintPeriod.tsx'
import { ChartsFold } from '../../shared/tables/ChartsFold.tsx'
import { useSort } from '../../shared/tables/useSort.ts'
import * as billCss from './BillList.css.ts'
import { type Bill, billStates, deducted, stateLooks } from './bill.ts'
import { unsortedColumns, useBillColumns } from './useBillColumns.tsx'
import { useBillsAddress } from './useBillsAddress.ts'

type Sums = ValueOf<typeof agentIncome>['kinds'][number]
type Figure = Exclude<keyof Sums, 'kind'>

const figures = ['earned', 'received', 'owed', 'paidOn', 'net'] as const
const byKindId = 'by-contract-type'

/**
 * The income of the agent's contracts in a period, what was paid on to downlines, and what is left: bill by bill, and
 * by kind below. Eight bills are on the first screen of a desktop.
 */
export function IncomeScreen() {
  const { t, i18n } = useLingui()
  const { currencySymbol } = usePermission()
  const { data: contracts } = useContractInfo()
  const problemText = useProblemText()
  const [params] = useSearchParams()
  const { range, today, change } = useBillsAddress()
  const wished = params.get('kind')
  const kind = isContractKind(wished) ? wished : undefined
  const filter = { ...range, ...(kind ? { kind } : {}) }
  const sorting = useSort<Bill, TableColumn<Bill>>(
    useBillColumns({
      side: 'own',
      hrefOf: (bill) => `${billPaths[bill.kind]}?from=${range.from}&to=${range.to}&bill=${bill.id}`,
    }),
    unsortedColumns,
  )
  const { columns } = sorting
  const query = { ...filter, ...sorting.query }
  const pages = useCursorPages(JSON.stringify(query))
  const read = useApiQuery(
    agentIncome,
    { query: { ...query, ...pages.query, pageSize: '20' } },
    { keepPrevious: true },
  )
  const headers = {
    earned: t({ message: 'Earned', context: 'column: income' }),
    received: t({ message: 'Received', context: 'column: income' }),
    owed: t({ message: 'Owed to downlines', context: 'column: income' }),
    paidOn: t({ message: 'Paid to downlines', context: 'column: income given to downlines' }),
    net: t({ message: 'My net income', context: 'column: income received less paid on' }),
  }
  const money = (id: Figure): TableColumn<Sums> => ({
    id,
    header: headers[id],
    align: 'end',
    nowrap: true,
    featured: id === 'net',
    cell: (row) => <Amount value={row[id]} currency={currencySymbol} signed={id === 'net'} />,
  })
  const failed =
    read.error && read.data === undefined
      ? { error: problemText(read.error), onRetry: () => void read.refetch() }
      : {}
  const loading = read.isFetching && (read.isPlaceholderData || read.data === undefined)
  const sums = read.data?.kinds ?? []
  const moved = sums.some(({ received, paidOn }) => /[1-9]/.test(received + paidOn))
  const stateWords = {
    ...Object.fromEntries(billStates.map((state) => [state, i18n._(stateLooks[state].label)])),
    correction: i18n._(deducted.label),
  }
  const columnsOfFile = columns
    .filter(({ id }) => id !== 'open')
    .map(({ id, header }) => ({
      id,
      // A share is a plain number in a file: its heading says of what.
      title: id === 'rate' ? t({ message: 'Share in %', context: 'column: rate of a bill' }) : header,
      words: id === 'kind' ? wordsOf(i18n, kindNames) : id === 'state' ? stateWords : undefined,
    }))
  const sumOf = (id: Figure) =>
    formatMoneyWire(sums.reduce((sum, row) => addMoney(sum, parseMoney(row[id])), parseMoney('0')))
  const total = (id: Figure) => <Amount value={sumOf(id)} currency={currencySymbol} signed={id === 'net'} />
  const tile = (id: Figure) => <StatTile label={headers[id]} value={total(id)} />
  const billsTitle = t({ message: 'Bills', context: 'heading' })
  const byKind = t({ message: 'By contract type', context: 'heading: income' })
  return (
    <Stack space="lg">
      <Inline align="between" space="sm">
        <Heading level={1}>{t({ message: 'My income', context: 'page of the agent centre' })}</Heading>
        <Inline space="xs">
          <LinkButton href={`#${byKindId}`} variant="plain" icon={<CashIcon size={18} />}>
            {byKind}
          </LinkButton>
          <ExportButtons record="agentIncome" filter={query} columns={columnsOfFile} />
        </Inline>
      </Inline>
      <PrintPeriod range={range} />
      <div className={css.screenOnly}>
        <search className={billCss.filters}>
          <PeriodBar
            period={{
              ...{ today, range },
              setRange: ({ from, to }) => change({ from, to }, { replace: true }),
            }}
          />
          <SelectField
            hideLabel
            label={t({ message: 'Type', context: 'column: of a contract' })}
            value={kind ?? ''}
            onValueChange={(value) => change({ kind: value }, { replace: true })}
            options={[
              { value: '', label: t({ message: 'All types', context: 'filter: of contracts' }) },
              ...(contracts ? kindsShown(contracts) : kind ? [kind] : []).map((each) => ({
                value: each,
                label: i18n._(kindNames[each]),
              })),
            ]}
          />
        </search>
      </div>
      {read.data && (
        <div className={billCss.sums}>
          {tile('earned')}
          {tile('received')}
          {tile('paidOn')}
          {tile('net')}
        </div>
      )}
      <Stack space="md">
        <VisuallyHidden as="h2">{billsTitle}</VisuallyHidden>
        <Table
          caption={billsTitle}
          captionHidden
          density="compact"
          columns={columns}
          {...(sorting.sort && { sort: sorting.sort })}
          onSortChange={sorting.onSortChange}
          rows={read.data?.rows ?? []}
          rowKey={({ id }) => id}
          loading={loading}
          {...failed}
          totals={{ amount: total('earned'), paid: total('received') }}
          empty={
            <EmptyState title={t`No bills`} level={3}>
              {t`Choose other dates or another type.`}
            </EmptyState>
          }
        />
        <Pagination
          label={t({ message: 'Pages of bills', context: 'name of the page links' })}
          page={pages.page}
          pageCount={pages.pageCount(read.data?.page.next)}
          onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
        />
      </Stack>
      <section id={byKindId}>
        <Stack space="md">
          <Heading level={2} size="group">
            {byKind}
          </Heading>
          {moved ? (
            <ChartsFold>
              <BarChart
                title={t({ message: 'Received and paid to downlines', context: 'title of a chart' })}
                categoryHeader={t({ message: 'Type', context: 'column: of a contract' })}
                categories={sums.map((row) => i18n._(kindNames[row.kind]))}
                currency={currencySymbol}
                ordered={false}
                series={[
                  {
                    id: 'received',
                    label: t({ message: 'Received', context: 'column: income' }),
                    values: sums.map(({ received }) => received),
                  },
                  {
                    id: 'paidOn',
                    label: t({ message: 'Paid to downlines', context: 'column: income given to downlines' }),
                    values: sums.map(({ paidOn }) => paidOn),
                  },
                ]}
              />
            </ChartsFold>
          ) : (
            read.data && (
              <EmptyState title={t`No activity in these dates`} icon={<CashIcon size={32} />} level={3}>
                {t`Once a bill is paid, this compares what you receive with what you pay your downlines.`}
              </EmptyState>
            )
          )}
          <Table
            caption={byKind}
            captionHidden
            rows={sums}
            rowKey={(row) => row.kind}
            loading={loading}
            {...failed}
            empty={<Text tone="muted">{t`Nothing was earned in this period.`}</Text>}
            {...(sums.length > 1 ? { totals: Object.fromEntries(figures.map((id) => [id, total(id)])) } : {})}
            columns={[
              {
                id: 'kind',
                header: t({ message: 'Type', context: 'column: of a contract' }),
                rowHeader: true,
                cell: (row) => i18n._(kindNames[row.kind]),
              },
              ...figures.map(money),
            ]}
          />
        </Stack>
      </section>
    </Stack>
  )
}
