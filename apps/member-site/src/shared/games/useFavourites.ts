import { ApiError, type ValueOf } from '@baize/api'
import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '@baize/api/calls'
import { isolated } from '@baize/i18n/format'
import {
  callKey,
  type Platform,
  useApiQuery,
  useInvalidate,
  usePlatform,
  useProblemText,
  useSession,
} from '@baize/site'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { CancelledError, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useMemberGate } from '../popups/useMemberGate.ts'
import { type FavouriteChange, type FavouriteQueue, favouriteQueue } from './favouriteQueue.ts'
import { type HeldPresses, heldPresses } from './heldPresses.ts'
import { type ListedGame, shownName } from './tile.ts'

export interface Favourites {
  /** Ids of the favourites, pending changes included. */
  readonly ids: ReadonlySet<string>
  /** Whether they are loaded. */
  readonly known: boolean
  /** Ids of games whose heart was clicked before that, and is still pending. */
  readonly undecided: ReadonlySet<string>
  /**
   * Adds or removes a favourite: shown at once, reverted with a message where the platform refuses. Before the
   * favourites are loaded the click is pending; it then toggles the loaded value, and is announced.
   */
  change(game: ListedGame, favourite: boolean): void
}

interface Waiting {
  readonly queue: FavouriteQueue
  readonly held: HeldPresses
  /** Sets the listener to changes that the platform refused. */
  listen(onFailed: OnFailed): void
}

type OnFailed = (change: FavouriteChange, error: unknown) => void

/** One queue a page: every list of games on it shares the second between two changes, and the pending clicks. */
const queues = new WeakMap<Platform, Waiting>()

/** The signed-in member's favourites. Visitors and trial accounts have none, and are informed of what they need. */
export function useFavourites(): Favourites {
  const { t } = useLingui()
  const platform = usePlatform()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const problemText = useProblemText()
  const gate = useMemberGate()
  const { signedIn, member } = useSession()
  const read = useApiQuery(
    favouriteIds,
    {},
    { enabled: signedIn && member !== undefined && member.type !== 4 },
  )
  const ids = useMemo(() => new Set((read.data?.ids ?? []).map(String)), [read.data])

  const waiting = waitingOf(platform)
  useEffect(() => {
    waiting.listen(({ nodeId, favourite }, error) => {
      show(queries, nodeId, !favourite)
      invalidate(favouriteIds, favouriteGames)
      if (error instanceof ApiError) toast({ tone: 'critical', message: problemText(error) })
    })
  }, [waiting, queries, invalidate, problemText])

  const change = useCallback(
    (game: ListedGame, favourite: boolean) => {
      const nodeId = String(game.nodeId)
      const want = (wanted: boolean) => {
        show(queries, nodeId, wanted)
        const { vassalage: vendor, gameType } = game
        waiting.queue.want({ nodeId, vendor, gameType, favourite: wanted })
      }
      const decide = async () => {
        try {
          const wanted = !(await likedNow(queries, platform)).has(nodeId)
          want(wanted)
          const name = isolated(shownName(game.displayName, game.gameCode))
          toast({
            message: wanted
              ? t({ message: `Added to favourites: ${name}`, context: 'a game; its heart was pressed' })
              : t({ message: `Removed from favourites: ${name}`, context: 'a game; its heart was pressed' }),
          })
        } catch (error) {
          if (error instanceof ApiError) toast({ tone: 'critical', message: problemText(error) })
        }
      }
      gate({ to: 'favourite', name: shownName(game.displayName, game.gameCode) }, () =>
        queries.getQueryData(callKey(favouriteIds)) ? want(favourite) : waiting.held.hold(nodeId, decide),
      )
    },
    [gate, platform, queries, waiting, problemText, t],
  )
  const held = useSnapshot(waiting.held.state).ids
  const undecided = useMemo(() => new Set(held), [held])
  return { ids, known: read.data !== undefined, undecided, change }
}

/** The favourites, once they are loaded. Leaving the page does not abort the request; signing out does. */
async function likedNow(queries: QueryClient, { client, token }: Platform): Promise<ReadonlySet<string>> {
  const asking = token.get()
  for (;;) {
    try {
      const { ids } = await queries.fetchQuery({
        queryKey: callKey(favouriteIds),
        queryFn: () => client.call(favouriteIds, {}),
        meta: { session: true },
      })
      if (token.get() !== asking) throw new CancelledError()
      return new Set(ids.map(String))
    } catch (error) {
      if (!(error instanceof CancelledError) || token.get() !== asking) throw error
    }
  }
}

function waitingOf(platform: Platform): Waiting {
  const known = queues.get(platform)
  if (known) return known
  const { client } = platform
  let onFailed: OnFailed | undefined
  const waiting: Waiting = {
    queue: favouriteQueue(
      async ({ nodeId, vendor, gameType, favourite }) => {
        if (favourite) await client.call(addFavourite, { body: { nodeId, vendor, gameType } })
        else await client.call(removeFavourite, { params: { nodeId } })
      },
      (change, error) => onFailed?.(change, error),
    ),
    held: heldPresses(),
    listen: (next) => {
      onFailed = next
    },
  }
  queues.set(platform, waiting)
  return waiting
}

/** Shows a game as a favourite or not, before the response. A read in progress would return the previous state. */
function show(queries: QueryClient, nodeId: string, favourite: boolean): void {
  const key = callKey(favouriteIds)
  void queries.cancelQueries({ queryKey: key })
  queries.setQueryData<ValueOf<typeof favouriteIds>>(key, (now) => {
    if (!now) return now
    const others = now.ids.map(String).filter((id) => id !== nodeId)
    return { ids: favourite ? [nodeId, ...others] : others }
  })
}
