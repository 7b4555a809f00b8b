import { Refusal } from '../http/refusal.ts'
import { busyTotal } from '../observability/metrics.ts'
import { makeShares, type Shares } from './shares.ts'

/** Calls that are worked on at once in one process; more would only wait in memory. */
const maxWorking = 500
/** Bodies that are read at once: each costs a connection and up to its size, and no work. */
const maxReading = 500

/** The state of one process's calls: worked on, or waiting for their caller to send the body. */
export interface Slots {
  /** Begins the work of a call. Throws `busy` where there is no slot. */
  enter(address: string): Slot
  counts(): { readonly working: number; readonly reading: number }
}

export interface Slot {
  /** Reads the body without a slot: a slow sender delays no one else. */
  reading<Result>(read: () => Promise<Result>): Promise<Result>
  leave(): void
}

export function makeSlots(share: number): Slots {
  const working = makeShares(maxWorking, share)
  const reading = makeShares(maxReading, share)
  return {
    enter(address) {
      let leave = taken(working, address, 'slots')
      return {
        async reading(read) {
          leave()
          const done = taken(reading, address, 'bodies')
          const result = await read().finally(done)
          leave = taken(working, address, 'slots')
          return result
        },
        leave: () => leave(),
      }
    },
    counts: () => ({ working: working.taken(), reading: reading.taken() }),
  }
}

function taken(shares: Shares, address: string, reason: string): () => void {
  const giveBack = shares.take(address)
  if (giveBack !== null) return giveBack
  busyTotal.inc({ reason })
  throw new Refusal('busy', { params: { retryAfterSeconds: 2 }, reason })
}
