import { betDetail } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import {
  Amount,
  CopyField,
  DateTime,
  type DayRange,
  Drawer,
  Heading,
  KeyValueList,
  Link,
  Stack,
  StatusLabel,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { categoryText } from '../game-categories/categories.ts'
import { usePlace } from '../places/places.ts'
import { BetStory } from './BetStory.tsx'
import { type Bet, betDevices, betLook, settledSum } from './bets.ts'

export interface BetDrawerProps {
  /** The bet of the address; null while none is opened. */
  id: string | null
  /** The bet, where the page shows it already. */
  shown: Bet | undefined
  /** The days that the record shows; the transaction record opens with them. */
  range: DayRange
  onClose: () => void
}

/** One bet: its figures, its round, what it did to the balance, and what its draw can be checked by. */
export function BetDrawer({ id, shown, range, onClose }: BetDrawerProps) {
  const { t } = useLingui()
  const title = t({ message: 'Bet', context: 'title of the details of one' })
  return (
    <Drawer routed open={id !== null} label={title} title={title} size="medium" onClose={onClose}>
      {id !== null && <OpenedBet key={id} id={id} shown={shown} range={range} />}
    </Drawer>
  )
}

function OpenedBet({ id, shown, range }: { id: string; shown: Bet | undefined; range: DayRange }) {
  const { t } = useLingui()
  const currency = useCurrency()
  const read = useApiQuery(betDetail, { params: { id } })
  const record = usePlace('transactions')({ ...range, search: id })
  const bet = read.data?.bet ?? shown
  return (
    <Stack space="md">
      {bet && <BetFacts bet={bet} />}
      <Loaded read={read} lines={bet ? 4 : 8}>
        {(detail) => <BetStory detail={detail} currency={currency} />}
      </Loaded>
      {record && (
        <Link standalone href={record}>
          {t({ message: 'View in transaction record', context: 'link' })}
        </Link>
      )}
    </Stack>
  )
}

function BetFacts({ bet }: { bet: Bet }) {
  const { i18n, t } = useLingui()
  const currency = useCurrency()
  const look = betLook(bet)
  const money = (value: string, signed = false) => (
    <Amount value={value} currency={currency} signed={signed} />
  )
  return (
    <Stack space="md">
      <Heading level={3}>
        <bdi lang={bet.gameLanguage}>{bet.game}</bdi>
      </Heading>
      <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>
      <KeyValueList
        items={[
          {
            id: 'vendor',
            label: t({ message: 'Vendor', context: 'filter of a record: of games' }),
            value: <bdi lang={bet.vendorLanguage}>{bet.vendor}</bdi>,
          },
          {
            id: 'category',
            label: t({ message: 'Category', context: 'filter of a record: of games' }),
            value: categoryText(i18n, bet.category),
          },
          {
            id: 'placed',
            label: t({ message: 'Placed', context: 'column: time of a bet' }),
            value: <DateTime value={bet.placedAt} />,
          },
          ...(bet.settledAt === null
            ? []
            : [
                {
                  id: 'settled',
                  label: t({ message: 'Settled', context: 'time of a bet' }),
                  value: <DateTime value={bet.settledAt} />,
                },
              ]),
          ...(bet.device === null
            ? []
            : [
                {
                  id: 'device',
                  label: t({ message: 'Device', context: 'of a bet: what it was placed on' }),
                  value: i18n._(betDevices[bet.device]),
                },
              ]),
          { id: 'stake', label: t({ message: 'Stake', context: 'column' }), value: money(bet.stake) },
          {
            id: 'bonus',
            label: t({ message: 'Of which bonus money', context: 'part of a stake' }),
            value: money(bet.bonusStake),
          },
          { id: 'valid', label: t({ message: 'Valid bet', context: 'column' }), value: money(bet.validBet) },
          {
            id: 'payout',
            label: t({ message: 'Payout', context: 'column' }),
            value: money(settledSum(bet, bet.payout)),
          },
          {
            id: 'winLoss',
            label: t({ message: 'Win/loss', context: 'column' }),
            value: money(settledSum(bet, bet.winLoss), true),
            strong: true,
          },
        ]}
      />
      <CopyField label={t({ message: 'Bet number', context: 'column' })} value={bet.id} />
      <CopyField label={t({ message: 'Round number', context: 'of a bet' })} value={bet.roundId} />
    </Stack>
  )
}
