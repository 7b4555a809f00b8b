import type { ValueOf } from '@baize/api'
import { lotteryDraws } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { useApiQuery } from '@baize/site'
import { useEffect } from 'react'

export type Draws = ValueOf<typeof lotteryDraws>
export type LotteryDraws = Draws['lotteries'][number]

/** Milliseconds between two readings: while a result is awaited, and else. */
const every = { awaiting: 2_000, idle: 15_000 } as const

/** Of each lottery its next draw and last result, read again when a draw is due until its result is published. */
export function useDraws(gameType?: 'LOTT' | 'ELOTT') {
  const { locale } = useLanguage()
  const query = { language: locale, ...(gameType && { gameType }) }
  const shared = { keepPrevious: true, ofSession: false } as const
  const read = useApiQuery(lotteryDraws, { query }, { ...shared, every: every.idle })
  const { data, dataUpdatedAt, refetch } = read
  const skew = data ? Date.parse(data.now) - dataUpdatedAt : 0
  const wait = data ? nextReading(data) : undefined
  const readAt = wait === undefined ? undefined : dataUpdatedAt + wait
  useEffect(() => {
    if (readAt === undefined) return
    const timer = setTimeout(() => void refetch(), Math.max(0, readAt - Date.now()))
    return () => clearTimeout(timer)
  }, [readAt, refetch])
  return { read, skew }
}

/** Milliseconds until the next draw is due; while the result of one that was due is awaited, the time between readings. */
export function nextReading({ now, lotteries }: Draws): number | undefined {
  const due = lotteries.flatMap((lottery) =>
    lottery.next && !lottery.stale ? Date.parse(lottery.next.drawsAt) : [],
  )
  if (due.length === 0) return undefined
  return Math.max(every.awaiting, Math.min(...due) - Date.parse(now) + 500)
}
