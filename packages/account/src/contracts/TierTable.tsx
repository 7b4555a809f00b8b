import { useFormat } from '@baize/i18n'
import { Badge, Inline, Table, type TableColumn, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ContractKind, Tier } from './contract.ts'
import { partNames } from './termWords.ts'
import { useTermWords } from './useTermWords.tsx'

export interface TierTableProps {
  kind: ContractKind
  tiers: readonly Tier[]
  /** Place of the tier that was reached, from 0. */
  reached?: number | null
  /** Whose tiers they are, where a page shows those of several contracts. */
  of?: string
}

const byPeriod = ['validBet', 'loss', 'activeMembers', 'rate', 'amount'] as const
const parts: Readonly<Record<ContractKind, readonly (keyof Tier)[]>> = {
  dividend: byPeriod,
  dailySalary: byPeriod,
  hourSalary: byPeriod,
  realtimeSalary: ['singleBet', 'activeMembers', 'winRate', 'lossRate', 'amount'],
}

interface Row {
  readonly place: number
  readonly tier: Tier
}

/** The steps of a contract: what each requires and pays; the one that was reached is marked. */
export function TierTable({ kind, tiers, reached = null, of }: TierTableProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { part } = useTermWords()
  const rows: readonly Row[] = tiers.map((tier, place) => ({ place, tier }))
  const asked = parts[kind].filter(
    (key) =>
      key === 'rate' || key === 'winRate' || key === 'lossRate' || tiers.some((tier) => isSet(tier[key])),
  )
  const columns: TableColumn<Row>[] = [
    {
      id: 'place',
      header: t({ message: 'Tier', context: 'column: step of a contract' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ place }) => (
        <Inline as="span" space="xs">
          <Text as="span" size="inherit" weight="medium" tabular>
            {format.number(place + 1)}
          </Text>
          {place === reached && (
            <Badge tone="positive">{t({ message: 'Reached', context: 'of a tier' })}</Badge>
          )}
        </Inline>
      ),
    },
    ...asked.map(
      (key): TableColumn<Row> => ({
        id: key,
        header: i18n._(partNames[key]),
        align: 'end',
        nowrap: true,
        cell: ({ tier }) => (isSet(tier[key]) ? part(key, tier[key]) : '–'),
      }),
    ),
  ]
  return (
    <Table
      caption={
        of === undefined
          ? t({ message: 'Tiers', context: 'steps of a contract: what is reached, what is paid' })
          : t({ message: `Tiers: ${of}`, context: 'steps of a contract, and its name' })
      }
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ place }) => String(place)}
      density="compact"
    />
  )
}

/** Whether a part of a tier requires anything: amounts of zero do not. */
function isSet(value: string | number | null): boolean {
  return value !== null && Number(value) !== 0
}
