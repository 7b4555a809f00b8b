import { kindNames, transactionTypeNames } from '@baize/account'
import type { ValueOf } from '@baize/api'
import type { teamMemberStatement } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { usePermission } from '@baize/site'
import {
  Alert,
  Amount,
  Card,
  DateTime,
  EmptyState,
  Heading,
  KeyValueList,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export type StatementValue = ValueOf<typeof teamMemberStatement>
type Movement = StatementValue['movements'][number]
type BillSum = StatementValue['bills'][number]

export interface StatementSheetProps {
  statement: StatementValue
  /** The month as text. */
  month: string
}

/** Opening balance, received and paid, closing balance, and bills: on the screen and in print. */
export function StatementSheet({ statement, month }: StatementSheetProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const { account, nickname, from, to, asOf, archivedBefore } = statement
  const day = (value: string) => <DateTime value={`${value}T00:00:00Z`} timeZone="+00:00" show="date" />
  const amountColumn = <Row,>(id: string, header: string, pick: (row: Row) => string): TableColumn<Row> => ({
    ...{ id, header, align: 'end', nowrap: true },
    cell: (row) => money(pick(row)),
  })
  const count = t({ message: 'Count', context: 'column: how many movements or bills' })
  const billsOf: Readonly<Record<BillSum['side'], string>> = {
    received: t({ message: 'Contract bills to this account', context: 'caption of a table: of a statement' }),
    paid: t({
      message: 'Contract bills from this account to its downlines',
      context: 'caption of a table: of a statement',
    }),
  }
  return (
    <Card as="section" padding="lg">
      <Stack space="lg">
        <Stack space="2xs">
          <Heading level={2} size="group">
            {t({ message: `Statement for ${{ month }}`, context: 'heading: of an account' })}
          </Heading>
          <Text>
            {nickname === '' || nickname === account ? (
              <bdi>{account}</bdi>
            ) : (
              `${isolated(account)} (${isolated(nickname)})`
            )}
          </Text>
          <Text tone="muted" size="sm">
            {day(from)} – {day(to)}
          </Text>
          <Text tone="muted" size="sm">
            {t({ message: 'As of:', context: 'before a time: when a statement was made' })}{' '}
            <DateTime value={asOf} seconds />
          </Text>
        </Stack>
        {archivedBefore !== undefined && (
          <Alert>
            {t`Movements before ${{ moment: format.dateTime(archivedBefore) }} are archived and not listed here. Contact customer service to find them.`}
          </Alert>
        )}
        <KeyValueList
          items={[
            {
              id: 'opening',
              label: t({ message: 'Opening balance', context: 'of a statement' }),
              value: money(statement.opening),
            },
            {
              id: 'in',
              label: t({ message: 'Money in', context: 'sum of a statement' }),
              value: <Amount value={statement.in} currency={currencySymbol} signed />,
            },
            {
              id: 'out',
              label: t({ message: 'Money out', context: 'sum of a statement' }),
              value: <Amount value={`-${statement.out}`} currency={currencySymbol} signed />,
            },
            {
              id: 'closing',
              label: t({ message: 'Closing balance', context: 'of a statement' }),
              value: money(statement.closing),
              strong: true,
            },
          ]}
        />
        <Table<Movement>
          caption={t({ message: 'Movements by type', context: 'caption of a table: of a statement' })}
          density="compact"
          rows={statement.movements}
          rowKey={({ type }) => type}
          empty={<EmptyState level={3} title={t`Nothing came in or went out in this month`} />}
          totals={{ in: money(statement.in), out: money(statement.out) }}
          columns={[
            {
              ...{ id: 'type', rowHeader: true },
              header: t({ message: 'Type', context: 'column' }),
              cell: ({ type }) => i18n._(transactionTypeNames[type]),
            },
            { ...{ id: 'count', header: count, align: 'end' }, cell: (row) => format.number(row.count) },
            amountColumn('in', t({ message: 'In', context: 'column: money that came in' }), (row) => row.in),
            amountColumn(
              'out',
              t({ message: 'Out', context: 'column: money that went out' }),
              (row) => row.out,
            ),
          ]}
        />
        {(['received', 'paid'] as const).map((side) => {
          const rows = statement.bills.filter((bill) => bill.side === side)
          return rows.length === 0 ? null : (
            <Table<BillSum>
              key={side}
              caption={billsOf[side]}
              density="compact"
              rows={rows}
              rowKey={({ kind }) => kind}
              columns={[
                {
                  ...{ id: 'kind', rowHeader: true },
                  header: t({ message: 'Contract', context: 'column: kind of contract' }),
                  cell: ({ kind }) => i18n._(kindNames[kind]),
                },
                { ...{ id: 'count', header: count, align: 'end' }, cell: (row) => format.number(row.count) },
                amountColumn(
                  'amount',
                  t({ message: 'Billed', context: 'column: sum of bills' }),
                  (row) => row.amount,
                ),
                amountColumn(
                  'paid',
                  t({ message: 'Paid', context: 'column: sum of bills' }),
                  (row) => row.paid,
                ),
              ]}
            />
          )
        })}
        {statement.bills.length > 0 && (
          <Text size="sm" tone="muted">
            {t`Bills count in the month in which their period ended. They may be paid later.`}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
