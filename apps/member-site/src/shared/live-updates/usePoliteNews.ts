import { useEffect, useRef, useState } from 'react'

/** Milliseconds between two announcements: what changes meanwhile is announced together. */
const everyMs = 15_000
const maxNews = 3

/** Something whose changes are announced. */
export interface Watched {
  readonly id: string
  /** The announcement of a change; an empty one is not announced. */
  readonly state: string
  /** The text that is announced once it has changed. */
  readonly news: string
}

/** The newest changes, for a live region: a few at a time and not more often than a person can listen. */
export function usePoliteNews(watched: readonly Watched[]): readonly string[] {
  const [said, setSaid] = useState<readonly string[]>([])
  const known = useRef<ReadonlyMap<string, string>>(new Map())
  const waiting = useRef(new Map<string, string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastAt = useRef(-everyMs)
  useEffect(() => {
    for (const { id, state, news } of watched) {
      const before = known.current.get(id)
      if (before !== undefined && before !== state && state !== '') waiting.current.set(id, news)
    }
    known.current = new Map(watched.map(({ id, state }) => [id, state]))
    if (waiting.current.size === 0 || timer.current !== undefined) return
    const due = Math.max(0, lastAt.current + everyMs - performance.now())
    timer.current = setTimeout(() => {
      timer.current = undefined
      lastAt.current = performance.now()
      setSaid([...waiting.current.values()].slice(-maxNews))
      waiting.current.clear()
    }, due)
  }, [watched])
  useEffect(() => () => clearTimeout(timer.current), [])
  return said
}
