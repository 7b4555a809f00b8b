import { WithinLimits } from '@baize/account'
import { ApiError } from '@baize/api'
import { LanguageSection } from '@baize/i18n'
import { usePermission, useSession, useTitle } from '@baize/site'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { startPath } from '../../shared/games/startPath.ts'
import { paths } from '../../shared/paths.ts'
import { CannotPlay, lasting } from './CannotPlay.tsx'
import { GameTable } from './GameTable.tsx'
import { loadMessages } from './messages.ts'
import * as css from './play.css.ts'
import { selectionIn, useLaunch } from './useLaunch.ts'

/**
 * A game being played: launched again for each visit. A lottery that was opened by its number is redirected to its own
 * page.
 */
export function Play({ nodeId }: { nodeId: string }) {
  return (
    <LanguageSection load={loadMessages}>
      <Table nodeId={nodeId} />
    </LanguageSection>
  )
}
Play.words = loadMessages

/** A trial account starts no game: nothing is launched once it is known that it is one. */
function Table({ nodeId }: { nodeId: string }) {
  const { trial } = useSession()
  const place = useRef<HTMLElement>(null)
  // After a navigation from a list there was no page before this one's code loaded: the focus had no target.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main className={css.table} id="main" ref={place} tabIndex={-1}>
      {trial ? (
        <Refused />
      ) : (
        <WithinLimits key={nodeId} limitsHref={paths.limits} leaveHref={paths.home}>
          <Game nodeId={nodeId} />
        </WithinLimits>
      )}
    </main>
  )
}

function Refused() {
  const { brandName } = usePermission()
  useTitle('', brandName)
  return <CannotPlay problem={new ApiError('realAccountNeeded')} nodeId={undefined} />
}

function Game({ nodeId }: { nodeId: string }) {
  const { brandName } = usePermission()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const launch = useLaunch({ nodeId, ...selectionIn(search) })
  const game = launch.launched?.game
  const elsewhere = game && startPath(game)
  const lottery = elsewhere === undefined || elsewhere.startsWith('/play/') ? undefined : elsewhere
  useTitle(game?.displayName ?? '', brandName)
  useEffect(() => {
    if (lottery) navigate(lottery, { replace: true })
  }, [lottery, navigate])
  const leave = useCallback(() => navigate(paths.home), [navigate])
  const { problem } = launch
  if (problem && lasting.has(problem.code)) {
    return <CannotPlay problem={problem} nodeId={problem.code === 'gameUnavailable' ? nodeId : undefined} />
  }
  return !lottery && <GameTable launch={launch} onLeave={leave} />
}
