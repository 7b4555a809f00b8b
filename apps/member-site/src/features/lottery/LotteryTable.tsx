import { WithinLimits } from '@baize/account'
import { ApiError } from '@baize/api'
import { useSession } from '@baize/site'
import { Countdown, Heading, LinkButton, Stack } from '@baize/ui'
import { BackIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { shownName } from '../../shared/games/tile.ts'
import { paths } from '../../shared/paths.ts'
import { CannotPlay, GameTable, lasting, useLaunch } from '../play/index.ts'
import { type Area, areas, type LotteryGame, lotteryPath } from './areas.ts'
import { Balls } from './Balls.tsx'
import { LatestDraws, useLatestDraws } from './LatestDraws.tsx'
import * as css from './lottery.css.ts'

export interface LotteryTableProps {
  area: Area
  game: LotteryGame
  skew: number
}

/** A lottery that is bet on: its draw on sale, its game, its latest results. */
export function LotteryTable({ area, game, skew }: LotteryTableProps) {
  const { t } = useLingui()
  const { trial } = useSession()
  const title = shownName(game.displayName, game.gameCode)
  return (
    <Stack space="md">
      <div>
        <LinkButton href={lotteryPath(area)} variant="plain" size="small" icon={<BackIcon size={18} />}>
          {t({ message: 'All lotteries', context: 'link back' })}
        </LinkButton>
      </div>
      <Heading level={1}>
        <bdi lang={game.language}>{title}</bdi>
      </Heading>
      {game.underMaintenance ? (
        <CannotPlay problem={new ApiError('gameUnavailable')} nodeId={game.nodeId} level={2} />
      ) : (
        <>
          <Draw game={game} skew={skew} />
          <div className={css.table}>
            {trial ? (
              <CannotPlay problem={new ApiError('realAccountNeeded')} nodeId={undefined} level={2} />
            ) : (
              <WithinLimits
                key={game.nodeId}
                level={2}
                limitsHref={paths.limits}
                leaveHref={lotteryPath(area)}
              >
                <Betting area={area} game={game} title={title} />
              </WithinLimits>
            )}
            <LatestDraws gameCode={game.gameCode} drawId={game.drawId} />
          </div>
        </>
      )}
    </Stack>
  )
}

function Draw({ game, skew }: Omit<LotteryTableProps, 'area'>) {
  const { t } = useLingui()
  const latest = useLatestDraws(game.gameCode, game.drawId).data?.numeros[0]
  const drawing = t({ message: 'Drawing now', context: 'in place of a countdown: the draw is on' })
  return (
    <dl className={css.draw}>
      <div className={css.fact}>
        <dt className={css.factLabel}>{t({ message: 'Bets close in', context: 'before a countdown' })}</dt>
        <dd className={css.factValue}>
          <Countdown
            label={t({ message: 'Until bets close', context: 'name of a countdown' })}
            to={game.closesAt}
            skew={skew}
            silent
            ended={drawing}
          />
        </dd>
      </div>
      <div className={css.fact}>
        <dt className={css.factLabel}>{t({ message: 'Draw in', context: 'before a countdown' })}</dt>
        <dd className={css.factValue}>
          <Countdown
            label={t({ message: 'Until the draw', context: 'name of a countdown' })}
            to={game.drawsAt}
            skew={skew}
            silent
            ended={drawing}
          />
        </dd>
      </div>
      {latest && (
        <div className={css.result}>
          <dt className={css.factLabel}>{t({ message: 'Last result', context: 'of a lottery' })}</dt>
          <dd className={css.factValue} aria-live="polite">
            <Balls numbers={latest.numbers} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The lottery's game in its frame, launched as the specification says. */
function Betting({ area, game, title }: { area: Area; game: LotteryGame; title: string }) {
  const [, navigate] = useLocation()
  const { lottoArea } = areas[area]
  const [device] = useState(
    () => (matchMedia('(max-width: 767px)').matches ? 'MOBILE' : 'WEB') as 'MOBILE' | 'WEB',
  )
  const launch = useLaunch({
    ...(lottoArea ? { lottoArea } : {}),
    launchMode: 'LOTT',
    lottoPrizeMode: game.prizeMode,
    lottoGameCode: game.gameCode,
    lottoView: 'betting',
    device,
    backUrl: lotteryPath(area),
  })
  const leave = useCallback(() => navigate(lotteryPath(area)), [navigate, area])
  const { problem } = launch
  if (problem && lasting.has(problem.code)) {
    return (
      <CannotPlay
        problem={problem}
        nodeId={problem.code === 'gameUnavailable' ? game.nodeId : undefined}
        level={2}
      />
    )
  }
  return <GameTable launch={launch} title={title} lang={game.language} onLeave={leave} />
}
