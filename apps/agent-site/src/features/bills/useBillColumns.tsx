import { type ContractKind, kindNames, Rate } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { usePermission } from '@baize/site'
import {
  Amount,
  Badge,
  CheckboxField,
  DateTime,
  Inline,
  LinkButton,
  StatusLabel,
  type TableColumn,
  VisuallyHidden,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { usePrinting } from '../../shared/print/usePrinting.ts'
import { type Bill, isOwed, lookOf } from './bill.ts'

export interface BillColumns {
  /** Whose bills: own ones have no column of accounts. */
  side: 'own' | 'downline'
  /** The kind, where all are of one. */
  kind?: ContractKind
  /** Where a bill is read in full. */
  hrefOf: (bill: Bill) => string
  /** The bills that are ticked; without them there is nothing to tick. */
  chosen?: ReadonlySet<string>
  /** Whether as many are ticked as can be. */
  full?: boolean
  onChoose?: (id: string) => void
}

/** Columns without a value of the bill. */
export const unsortedColumns = ['chosen', 'open'] as const

/** The columns of a list of bills. */
export function useBillColumns({
  side,
  kind,
  hrefOf,
  chosen,
  full,
  onChoose,
}: BillColumns): TableColumn<Bill>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const money = (id: string, header: string, read: (bill: Bill) => string): TableColumn<Bill> => ({
    id,
    header,
    align: 'end',
    nowrap: true,
    cell: (bill) => <Amount value={read(bill)} currency={currencySymbol} />,
  })
  const printing = usePrinting()
  const columns: TableColumn<Bill>[] = [
    {
      id: 'from',
      header: t({ message: 'Period from', context: 'column: of a bill' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ from, adjustment }) => (
        <Inline as="span" space="xs">
          <DateTime value={from} />
          {adjustment > 0 && (
            <Badge tone="info">{t({ message: 'Correction', context: 'a bill that corrects another' })}</Badge>
          )}
        </Inline>
      ),
    },
  ]
  if (kind === undefined) {
    columns.push({
      id: 'kind',
      header: t({ message: 'Type', context: 'column: of a contract' }),
      nowrap: true,
      cell: (bill) => i18n._(kindNames[bill.kind]),
    })
  }
  if (side !== 'own') {
    columns.push({
      id: 'account',
      header: t({ message: 'Account', context: 'column' }),
      cell: ({ account }) => <bdi>{account}</bdi>,
    })
  }
  columns.push(
    {
      id: 'state',
      header: t({ message: 'Status', context: 'column' }),
      nowrap: true,
      cell: (bill) => {
        const { label, tone } = lookOf(bill)
        const { dispute } = bill
        return (
          <Inline as="span" space="xs">
            <StatusLabel tone={tone}>{i18n._(label)}</StatusLabel>
            {dispute?.state === 'open' && (
              <Badge tone="critical">{t({ message: 'Disputed', context: 'answer to a bill' })}</Badge>
            )}
            {dispute && dispute.state !== 'open' && (
              <Badge tone="neutral">{t({ message: 'Dispute ended', context: 'of a bill' })}</Badge>
            )}
          </Inline>
        )
      },
    },
    money('base', t({ message: 'Base', context: 'column: what a rate is taken of' }), ({ base }) => base),
    {
      id: 'tier',
      header: t({ message: 'Tier', context: 'column: that a bill reached' }),
      align: 'end',
      cell: ({ tier }) => (tier === null ? '–' : format.number(tier + 1)),
    },
    {
      id: 'rate',
      header: t({ message: 'Share', context: 'column: rate of a bill' }),
      align: 'end',
      cell: ({ rate }) => (rate === '0' ? '–' : <Rate value={rate} />),
    },
    money('carried', t({ message: 'Carried over', context: 'column: of a bill' }), ({ carried }) => carried),
    {
      ...money('amount', t({ message: 'Amount', context: 'column: of a bill' }), ({ amount }) => amount),
      featured: true,
    },
    money('paid', t({ message: 'Paid', context: 'column: of a bill' }), ({ paid }) => paid),
  )
  if (!printing && chosen && onChoose)
    columns.unshift({
      id: 'chosen',
      header: t({ message: 'Select', context: 'column: boxes to tick' }),
      width: 'short',
      cell: (bill) =>
        isOwed(bill) ? (
          <CheckboxField
            label={
              <VisuallyHidden>
                {t({
                  message: `Select the bill of ${{ account: isolated(bill.account) }} from ${{ from: format.dateTime(bill.from) }}`,
                  context: 'box to tick in a row',
                })}
              </VisuallyHidden>
            }
            checked={chosen.has(bill.id)}
            disabled={full === true && !chosen.has(bill.id)}
            onCheckedChange={() => onChoose(bill.id)}
          />
        ) : null,
    })
  // A link is no column in print.
  if (!printing)
    columns.push({
      id: 'open',
      header: t({ message: 'Actions', context: 'column' }),
      nowrap: true,
      cell: (bill) => (
        <LinkButton href={hrefOf(bill)} variant="soft" size="small">
          {t({ message: 'Open', context: 'button: a bill' })}
        </LinkButton>
      ),
    })
  return columns
}
