import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Amount, DateTime, Heading, Stack, Table, type TableColumn, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ContractKind, Preview } from './contract.ts'
import { itemLevel, type TitleLevel } from './levels.ts'
import { shareOf } from './rate.ts'

type Trial = Preview['examples'][number]

export interface SimulatorProps {
  examples: readonly Trial[]
  kind: ContractKind
  /** Of the contract's title. */
  level: TitleLevel
}

/** What the terms would have paid in the periods that have closed, beside what the running ones pay; one of them worked out. */
export function Simulator({ examples, kind, level }: SimulatorProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const money = (value: string, signed = false) => (
    <Amount value={value} currency={currencySymbol} signed={signed} />
  )
  const compared = examples.some(({ before }) => before !== null)
  const columns: TableColumn<Trial>[] = [
    {
      id: 'from',
      header: t({ message: 'Period from', context: 'column: window of a contract' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ from }) => <DateTime value={from} />,
    },
    {
      id: 'validBet',
      header: t({ message: 'Valid bet', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ validBet }) => money(validBet),
    },
    {
      id: 'loss',
      header: t({ message: 'Team loss', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ loss }) => money(loss),
    },
    {
      id: 'active',
      header: t({ message: 'Active members', context: 'column' }),
      align: 'end',
      cell: ({ activeMembers }) => format.number(activeMembers),
    },
    ...(compared
      ? [
          {
            id: 'before',
            header: t({ message: 'Under current terms', context: 'column: what they would pay' }),
            align: 'end',
            nowrap: true,
            cell: ({ before }) => (before === null ? '–' : money(before)),
          } satisfies TableColumn<Trial>,
        ]
      : []),
    {
      id: 'after',
      header: t({ message: 'Under this offer', context: 'column: what it would pay' }),
      align: 'end',
      nowrap: true,
      cell: ({ after }) => (
        <Text as="span" size="inherit" weight="medium">
          {money(after)}
        </Text>
      ),
    },
  ]
  return (
    <Stack space="sm">
      <Stack space="2xs">
        <Heading level={itemLevel[level]} size="item">
          {t({ message: 'Past performance', context: 'heading: what an offer would have paid' })}
        </Heading>
        <Text size="sm" tone="muted">
          {kind === 'hourSalary' || kind === 'realtimeSalary'
            ? t`The last periods in which the team played, each on its own.`
            : t`Closed periods, each on its own, without amounts carried over.`}
        </Text>
      </Stack>
      <Table
        caption={t({ message: 'Past performance', context: 'heading: what an offer would have paid' })}
        captionHidden
        columns={columns}
        rows={examples}
        rowKey={({ from }) => from}
        density="compact"
      />
      <WorkedExample examples={examples} kind={kind} />
    </Stack>
  )
}

/** One period in a sentence: the last in which something would have been paid, else the last. */
function WorkedExample({ examples, kind }: { examples: readonly Trial[]; kind: ContractKind }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const trial = examples.find(({ tier }) => tier !== null) ?? examples[0]
  if (!trial) return null
  const amount = (value: string) => format.amount(value, { symbol: currencySymbol })
  const from = format.dateTime(trial.from)
  const base = amount(trial.base)
  const paid = amount(trial.after)
  if (trial.tier === null) {
    return (
      <Text size="sm">{t`In the period from ${from}, no tier was reached, so nothing would be paid.`}</Text>
    )
  }
  const tier = format.number(trial.tier + 1)
  if (kind === 'realtimeSalary') {
    return (
      <Text size="sm">
        {t`For example, from ${from}: bets of ${base} count, each at the share of its tier, up to tier ${tier}. Paid: ${paid}.`}
      </Text>
    )
  }
  const rate = format.percent(shareOf(trial.rate), { maximumFractionDigits: 4 })
  return (
    <Text size="sm">
      {t`For example, from ${from}: tier ${tier} was reached, which pays ${rate} of ${base}. Paid: ${paid}.`}
    </Text>
  )
}
