import type { ValueOf } from '@baize/api'
import { balance, limits, realityCheck } from '@baize/api/calls'
import { addMoney, formatMoneyWire, negateMoney, parseMoney } from '@baize/api/money'
import { useApiQuery, useInvalidate } from '@baize/site'
import { useEffect, useState } from 'react'

export type Limits = ValueOf<typeof limits>['limits']

export interface Sitting {
  readonly balance: string | undefined
  readonly currency: string
  /** What was won or lost since the game was opened, by settled bets alone: deposits change nothing. */
  readonly net: string | undefined
  readonly limits: Limits
  /** The game has shown another balance: the figures follow it. */
  readonly onBalanceShown: () => void
}

/** Milliseconds that figures wait for a game that has shown none: money may have moved outside of it. */
const catchUpAfter = 8_000

/** The platform's figures as they were when the game had shown its own. */
interface Shown {
  readonly balance: string | undefined
  readonly position: string | undefined
  readonly limits: Limits | undefined
}

/**
 * What a person who plays should always see: balance, result and what is left of the limits. A game that says when it has
 * shown a result is followed: a win is not in the bar while the reels still turn. The figures are the platform's at all times.
 */
export function useSitting(playing: boolean): Sitting {
  const invalidate = useInvalidate()
  const funds = useApiQuery(balance, {})
  const reality = useApiQuery(realityCheck, {}, { enabled: playing })
  const own = useApiQuery(limits, {}, { enabled: playing })
  const [before, setBefore] = useState<string>()
  const [shown, setShown] = useState<Shown>()
  const figures = shown ?? {
    balance: funds.data?.balance,
    position: reality.data?.netPosition,
    limits: own.data?.limits,
  }
  const { position } = figures
  if (playing && before === undefined && position !== undefined) setBefore(position)

  const now = funds.data?.balance
  // biome-ignore lint/correctness/useExhaustiveDependencies: a balance that moved is what makes the figures stale.
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => invalidate(realityCheck, limits), 600)
    return () => clearTimeout(timer)
  }, [playing, now, invalidate])

  const isBehind = shown !== undefined && now !== shown.balance
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(() => setShown(undefined), catchUpAfter)
    return () => clearTimeout(timer)
  }, [isBehind])

  const onBalanceShown = async () => {
    const [money, result, left] = await Promise.all([funds.refetch(), reality.refetch(), own.refetch()])
    setShown({
      balance: money.data?.balance,
      position: result.data?.netPosition,
      limits: left.data?.limits,
    })
  }

  return {
    balance: figures.balance,
    currency: funds.data?.currencySymbol ?? '',
    net: position === undefined || before === undefined ? undefined : difference(position, before),
    limits: figures.limits ?? [],
    onBalanceShown: () => void onBalanceShown(),
  }
}

function difference(now: string, before: string): string {
  return formatMoneyWire(addMoney(parseMoney(now), negateMoney(parseMoney(before))))
}
