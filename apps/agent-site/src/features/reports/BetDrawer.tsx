import { BetStory, categoryText } from '@baize/account'
import { betDetail } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { Amount, CopyField, DateTime, Drawer, KeyValueList, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Result } from '../../shared/figures/Result.tsx'
import type { TeamBet } from './betColumns.tsx'

export interface BetDrawerProps {
  /** The bet that the address names, where it is among the rows. */
  bet: TeamBet | undefined
  currency: string
  onClose: () => void
}

/** One bet, whole: where a figure ends. */
export function BetDrawer({ bet, currency, onClose }: BetDrawerProps) {
  const { t, i18n } = useLingui()
  if (!bet) return null
  const title = t({ message: 'Bet', context: 'title of a drawer: one bet' })
  const money = (value: string) => <Amount value={value} currency={currency} />
  const row = (id: string, label: string, value: ReactNode) => ({ id, label, value })
  return (
    <Drawer open label={title} title={title} onClose={onClose}>
      <Stack space="md">
        <CopyField label={t({ message: 'Bet number', context: 'column' })} value={bet.id} />
        <CopyField label={t({ message: 'Round', context: 'of a bet' })} value={bet.roundId} />
        <KeyValueList
          items={[
            row('account', t({ message: 'Account', context: 'column' }), <bdi>{bet.account}</bdi>),
            row(
              'game',
              t({ message: 'Game', context: 'column' }),
              <bdi lang={bet.gameLanguage}>{bet.game}</bdi>,
            ),
            row(
              'vendor',
              t({ message: 'Vendor', context: 'column' }),
              <bdi lang={bet.vendorLanguage}>{bet.vendor}</bdi>,
            ),
            row('category', t({ message: 'Category', context: 'column' }), categoryText(i18n, bet.category)),
            row(
              'placedAt',
              t({ message: 'Placed', context: 'column: time of a bet' }),
              <DateTime value={bet.placedAt} seconds />,
            ),
            row(
              'settledAt',
              t({ message: 'Settled', context: 'column: time of a bet' }),
              bet.settledAt === null ? '–' : <DateTime value={bet.settledAt} seconds />,
            ),
            row('stake', t({ message: 'Stake', context: 'column' }), money(bet.stake)),
            row('validBet', t({ message: 'Valid bet', context: 'column' }), money(bet.validBet)),
            row(
              'payout',
              t({ message: 'Payout', context: 'column' }),
              bet.winLoss === null ? '–' : money(bet.payout),
            ),
            row(
              'winLoss',
              t({ message: 'Win/loss', context: 'column' }),
              bet.winLoss === null ? '–' : <Result value={bet.winLoss} currency={currency} />,
            ),
          ]}
        />
        <Story key={bet.id} id={bet.id} currency={currency} />
      </Stack>
    </Drawer>
  )
}

/** The bet's round, what it moved, and what it was drawn by. */
function Story({ id, currency }: { id: string; currency: string }) {
  const read = useApiQuery(betDetail, { params: { id } })
  return <Loaded read={read}>{(detail) => <BetStory detail={detail} currency={currency} />}</Loaded>
}
