import type { ValueOf } from '@baize/api'
import { balance, type missionLeaderboard } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useApiQuery, usePermission, useSession } from '@baize/site'
import { Alert, Amount, Countdown, Leaderboard, type LeaderboardPlace, Stack } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { dayEnds } from './days.ts'

/** The leaderboard of the week: its formula, its rule for ties, how fresh it is, and one's own place pinned. */
export function WeekBoard({ board }: { board: ValueOf<typeof missionLeaderboard> }) {
  const { t } = useLingui()
  const format = useFormat()
  const { member } = useSession()
  const { gmtOffsetMinutes } = usePermission()
  const symbol = useApiQuery(balance, {}).data?.currencySymbol ?? ''
  const { rows, own, prizes, asOf, freshSeconds } = board
  const place = ({ rank, player, score }: (typeof rows)[number]): LeaderboardPlace => {
    const prize = prizes[rank - 1]
    return { rank, name: player, score, ...(prize ? { prize: format.amount(prize, { symbol }) } : {}) }
  }
  const mine = rows.find((row) => row.own)
  const pinned = mine
    ? place(mine)
    : own.rank === null
      ? undefined
      : { rank: own.rank, name: member?.nickname || (member?.account ?? ''), score: own.score }
  const minutes = Math.max(1, Math.round(freshSeconds / 60))
  return (
    <Stack space="md">
      <Alert tone="info">
        <Trans>
          The week ends in{' '}
          <Countdown
            to={dayEnds(board.to, gmtOffsetMinutes)}
            format="long"
            label={t`Time until the week ends`}
            silent
          />
          . The prizes then wait in the reward centre.
        </Trans>
      </Alert>
      {own.rank === null && (
        <Alert tone="info" title={t`You are not on the board yet`}>
          <Trans>
            Your valid bet this week: <Amount value={own.score} currency={symbol} strong />
          </Trans>
        </Alert>
      )}
      <Leaderboard
        title={t({ message: 'Weekly leaderboard', context: 'heading' })}
        metric={t({ message: 'Valid bet', context: 'what the leaderboard counts' })}
        places={rows.map(place)}
        {...(pinned ? { own: pinned } : {})}
        currency={symbol}
        formula={t({
          message: plural(minutes, {
            one: 'Score = total valid bet settled this week, in all categories. Updated every minute.',
            other: 'Score = total valid bet settled this week, in all categories. Updated every # minutes.',
          }),
        })}
        countedAt={asOf}
      />
    </Stack>
  )
}
