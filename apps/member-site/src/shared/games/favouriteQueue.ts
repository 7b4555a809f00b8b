import type { GameType } from '@baize/account'
import { ApiError } from '@baize/api'

/** A game that is to be liked, or not any more. */
export interface FavouriteChange {
  readonly nodeId: string
  readonly vendor: string
  readonly gameType: GameType
  readonly favourite: boolean
}

/** The platform takes one change a second; a little more, because its second begins later than ours. */
const betweenChanges = 1_100

export interface FavouriteQueue {
  /** Wants a change: sent as soon as a second has passed since the last one. Wanting the opposite before that takes it back. */
  want(change: FavouriteChange): void
}

/** Sends changes one at a time, at most one a second, however quickly they are wanted. */
export function favouriteQueue(
  send: (change: FavouriteChange) => Promise<void>,
  onFailed: (change: FavouriteChange, error: unknown) => void,
  pause: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): FavouriteQueue {
  const wanted = new Map<string, FavouriteChange>()
  let running = false

  async function run() {
    if (running) return
    running = true
    for (let next = first(wanted); next; next = first(wanted)) {
      wanted.delete(next.nodeId)
      const change = next
      await send(change)
        .catch(async (error: unknown) => {
          if (!isTooSoon(error)) throw error
          await pause(betweenChanges)
          await send(change)
        })
        .catch((error: unknown) => onFailed(change, error))
      await pause(betweenChanges)
    }
    running = false
  }
  return {
    want(change) {
      if (!wanted.delete(change.nodeId)) wanted.set(change.nodeId, change)
      void run()
    },
  }
}

/** Another page of this member's, or this one before it was loaded again, sent one a moment ago. */
const isTooSoon = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'tooManyRequests' && Number(error.params.retryAfterSeconds) <= 1

const first = (wanted: ReadonlyMap<string, FavouriteChange>): FavouriteChange | undefined =>
  wanted.values().next().value
