import type { ValueOf } from '@baize/api'
import type { betDetail } from '@baize/api/calls'
import { Amount, DateTime, Heading, Stack, StatusLabel, Table, type TableColumn, Text } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BetParts } from './BetParts.tsx'
import { betStates, settledSum } from './bets.ts'
import { DrawProof } from './DrawProof.tsx'
import { transactionTypes } from './transactionTypes.ts'

export type BetDetail = ValueOf<typeof betDetail>
type Movement = BetDetail['movements'][number]
type RoundBet = BetDetail['round']['bets'][number]

const purses: Record<Movement['purse'], MessageDescriptor> = {
  cash: msg({ message: 'Cash', context: 'where a bet was paid from or to' }),
  bonus: msg({ message: 'Bonus money', context: 'part of the balance' }),
  vendor: msg({ message: 'Game wallet', context: 'where a bet was paid from or to' }),
}

const roundStates: Record<BetDetail['round']['state'], MessageDescriptor> = {
  open: msg({ message: 'The round is in progress.', context: 'state of a round of a game' }),
  settled: msg({ message: 'The round is over.', context: 'state of a round of a game' }),
  rolledBack: msg({
    message: 'The round was cancelled and stakes were returned.',
    context: 'state of a round',
  }),
}

export interface BetStoryProps {
  detail: BetDetail
  /** The sign of the account's currency. */
  currency: string
}

/** What a bet is made of: its round, what it moved, and what decided it. */
export function BetStory({ detail, currency }: BetStoryProps) {
  const { i18n, t } = useLingui()
  const { round, movements, draws } = detail
  const money = (value: string) => <Amount value={value} currency={currency} />
  const time = t({ message: 'Time', context: 'column' })
  const roundColumns: TableColumn<RoundBet>[] = [
    {
      id: 'at',
      header: time,
      rowHeader: true,
      cell: ({ placedAt }) => <DateTime value={placedAt} seconds />,
    },
    {
      ...{ id: 'stake', align: 'end', nowrap: true, cell: ({ stake }) => money(stake) },
      header: t({ message: 'Stake', context: 'column' }),
    },
    {
      ...{ id: 'payout', align: 'end', nowrap: true, cell: (bet) => money(settledSum(bet, bet.payout)) },
      header: t({ message: 'Payout', context: 'column' }),
    },
    {
      id: 'state',
      header: t({ message: 'Status', context: 'column' }),
      cell: ({ state }) => (
        <StatusLabel tone={betStates[state].tone}>{i18n._(betStates[state].label)}</StatusLabel>
      ),
    },
  ]
  const columns: TableColumn<Movement>[] = [
    { id: 'at', header: time, rowHeader: true, cell: ({ at }) => <DateTime value={at} seconds /> },
    {
      id: 'type',
      header: t({ message: 'Transaction', context: 'column: what moved the balance' }),
      cell: ({ type }) => i18n._(transactionTypes[type]),
    },
    {
      id: 'purse',
      header: t({ message: 'Money', context: 'column: cash, bonus money or a game wallet' }),
      cell: ({ purse }) => i18n._(purses[purse]),
    },
    {
      ...{ id: 'amount', align: 'end', nowrap: true },
      header: t({ message: 'Amount', context: 'column' }),
      cell: ({ amount }) => <Amount value={amount} currency={currency} signed />,
    },
  ]
  const heading = {
    round: t({ message: 'The round', context: 'heading: bets of one round of a game' }),
    balance: t({ message: 'Transactions', context: 'heading: movements that a bet made' }),
    draw: t({ message: 'Verify the result', context: 'heading: what a draw can be checked by' }),
  }
  return (
    <>
      <BetParts parts={detail.parts} />
      <Stack space="sm">
        <Heading level={3} size="item">
          {heading.round}
        </Heading>
        <Text size="sm" tone="muted">
          {i18n._(roundStates[round.state])}
        </Text>
        <Table
          caption={heading.round}
          captionHidden
          columns={roundColumns}
          rows={round.bets}
          rowKey={({ id }) => id}
        />
      </Stack>
      <Stack space="sm">
        <Heading level={3} size="item">
          {heading.balance}
        </Heading>
        {movements.length > 0 ? (
          <Table
            caption={heading.balance}
            captionHidden
            columns={columns}
            rows={movements}
            rowKey={({ id }) => id}
          />
        ) : (
          <Text size="sm" tone="muted">{t`No money moved: the stake was zero.`}</Text>
        )}
      </Stack>
      {draws.length > 0 && (
        <Stack space="md">
          <Heading level={3} size="item">
            {heading.draw}
          </Heading>
          {draws.map((draw) => (
            <DrawProof key={`${draw.serverSeedHash} ${draw.clientSeed} ${draw.nonce}`} draw={draw} />
          ))}
        </Stack>
      )}
    </>
  )
}
