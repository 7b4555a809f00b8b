import {
  callKey,
  type Platform,
  useActions,
  usePlatform,
  useProblemText,
  useRead,
  useSession,
} from '@baize/account'
import { ApiError, type ValueOf } from '@baize/api'
import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '@baize/api/calls'
import { toast } from '@baize/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useMemberGate } from '../popups/useMemberGate.ts'
import { type FavouriteChange, type FavouriteQueue, favouriteQueue } from './favouriteQueue.ts'
import type { ListedGame } from './tile.ts'

export interface Favourites {
  /** Ids of what is liked now, the changes that are still on their way included. */
  readonly ids: ReadonlySet<string>
  /** Whether the platform has said which they are. */
  readonly known: boolean
  /** Likes a game or not any more: shown at once, taken back with a message where the platform refuses. */
  change(game: ListedGame, favourite: boolean): void
}

interface Waiting {
  readonly queue: FavouriteQueue
  onFailed: (change: FavouriteChange, error: unknown) => void
}

/** One queue a page: every list of games on it shares the second between two changes. */
const queues = new WeakMap<Platform, Waiting>()

/** The favourites of whoever is signed in. Visitors and trial accounts have none, and hear what they need. */
export function useFavourites(): Favourites {
  const platform = usePlatform()
  const queries = useQueryClient()
  const { refresh } = useActions()
  const problemText = useProblemText()
  const gate = useMemberGate()
  const { signedIn, member } = useSession()
  const read = useRead(favouriteIds, {}, { enabled: signedIn && member !== undefined && member.type !== 4 })
  const ids = useMemo(() => new Set((read.data?.ids ?? []).map(String)), [read.data])

  const waiting = waitingOf(platform)
  useEffect(() => {
    waiting.onFailed = ({ nodeId, favourite }, error) => {
      show(queries, nodeId, !favourite)
      refresh(favouriteIds, favouriteGames)
      if (error instanceof ApiError) toast({ tone: 'critical', message: problemText(error) })
    }
  }, [waiting, queries, refresh, problemText])

  const change = useCallback(
    ({ nodeId, vassalage, gameType }: ListedGame, favourite: boolean) =>
      gate(() => {
        show(queries, nodeId, favourite)
        waiting.queue.want({ nodeId: String(nodeId), vendor: vassalage, gameType, favourite })
      }),
    [gate, queries, waiting],
  )
  return { ids, known: read.data !== undefined, change }
}

function waitingOf(platform: Platform): Waiting {
  const known = queues.get(platform)
  if (known) return known
  const { client } = platform
  const waiting: Waiting = {
    queue: favouriteQueue(
      async ({ nodeId, vendor, gameType, favourite }) => {
        if (favourite) await client.call(addFavourite, { body: { nodeId, vendor, gameType } })
        else await client.call(removeFavourite, { params: { nodeId } })
      },
      (change, error) => waiting.onFailed(change, error),
    ),
    onFailed: () => {},
  }
  queues.set(platform, waiting)
  return waiting
}

/** Shows a game as liked or not, before the platform has said so. A read that is under way would say what was before. */
function show(queries: QueryClient, nodeId: string, favourite: boolean): void {
  const key = callKey(favouriteIds)
  void queries.cancelQueries({ queryKey: key })
  queries.setQueryData<ValueOf<typeof favouriteIds>>(key, (now) => {
    const others = (now?.ids ?? []).map(String).filter((id) => id !== String(nodeId))
    return { ids: favourite ? [String(nodeId), ...others] : others }
  })
}
