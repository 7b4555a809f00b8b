import { useInvalidate, useRead } from '@baize/account'
import type { ValueOf } from '@baize/api'
import { balance, limits, realityCheck } from '@baize/api/calls'
import { addMoney, formatMoneyWire, negateMoney, parseMoney } from '@baize/api/money'
import { useEffect, useState } from 'react'

export type Limits = ValueOf<typeof limits>['limits']

export interface Sitting {
  readonly balance: string | undefined
  readonly currency: string
  /** What was won or lost since the game was opened, by settled bets alone: deposits change nothing. */
  readonly net: string | undefined
  readonly limits: Limits
}

/** What a person who plays should always see: balance, result and what is left of the limits. Read afresh when money moves. */
export function useSitting(playing: boolean): Sitting {
  const invalidate = useInvalidate()
  const funds = useRead(balance, {})
  const reality = useRead(realityCheck, {}, { enabled: playing })
  const own = useRead(limits, {}, { enabled: playing })
  const [before, setBefore] = useState<string>()
  const position = reality.data?.netPosition
  if (playing && before === undefined && position !== undefined) setBefore(position)

  const now = funds.data?.balance
  // biome-ignore lint/correctness/useExhaustiveDependencies: a balance that moved is what makes the figures stale.
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => invalidate(realityCheck, limits), 600)
    return () => clearTimeout(timer)
  }, [playing, now, invalidate])

  return {
    balance: now,
    currency: funds.data?.currencySymbol ?? '',
    net: position === undefined || before === undefined ? undefined : difference(position, before),
    limits: own.data?.limits ?? [],
  }
}

function difference(now: string, before: string): string {
  return formatMoneyWire(addMoney(parseMoney(now), negateMoney(parseMoney(before))))
}
