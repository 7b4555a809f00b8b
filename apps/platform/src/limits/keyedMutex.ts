import { Refusal } from '../http/refusal.ts'

/**
 * Lets one piece of work run per key, the others in turn: guesses made all at once are then counted one after the
 * other. Work with the same tag that is under way is shared instead, so that duplicates of one request wait once.
 */
export interface KeyedMutex {
  take<Result>(key: string, tag: string, work: () => Promise<Result>): Promise<Result>
}

export function createKeyedMutex(mayWait = 20): KeyedMutex {
  const lines = new Map<string, { tail: Promise<unknown>; length: number }>()
  const underWay = new Map<string, Promise<unknown>>()
  return {
    async take<Result>(key: string, tag: string, work: () => Promise<Result>): Promise<Result> {
      const shared = underWay.get(tag)
      if (shared) return shared as Promise<Result>
      const line = lines.get(key) ?? { tail: Promise.resolve(), length: 0 }
      if (line.length >= mayWait) throw new Refusal('tooManyRequests', { params: { retryAfterSeconds: 1 } })
      lines.set(key, line)
      line.length++
      const turn = line.tail.then(work)
      line.tail = turn.catch(() => {})
      underWay.set(tag, turn)
      try {
        return await turn
      } finally {
        underWay.delete(tag)
        line.length--
        if (line.length === 0) lines.delete(key)
      }
    },
  }
}
