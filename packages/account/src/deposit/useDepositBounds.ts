import type { ValueOf } from '@baize/api'
import { type depositMethods, limits } from '@baize/api/calls'
import { compareMoney, formatMoneyWire, parseMoney } from '@baize/api/money'
import { useApiQuery } from '@baize/site'
import { useMemo } from 'react'
import type { Limit, Limits } from '../limits/labels.ts'
import { tightest } from '../limits/leftOf.ts'

type Method = ValueOf<typeof depositMethods>['methods'][number]

export interface DepositBounds {
  /** The ways to deposit within the limit; none where nothing can be deposited now. */
  readonly methods: readonly Method[]
  /** The limit that bounds deposits now; undefined where there is none. */
  readonly limit: Limit | undefined
  readonly exclusion: Limits['exclusion']
}

/** What a member may deposit within limits of their own; undefined until those are known. */
export function useDepositBounds(methods: readonly Method[]): DepositBounds | undefined {
  const read = useApiQuery(limits, {})
  const limit = tightest(read.data?.limits ?? [], 'deposit')
  const allowed = useMemo(() => within(methods, limit), [methods, limit])
  // Limits that cannot be read are the platform's to hold: it refuses what is above them.
  if (read.data === undefined && read.error === null) return undefined
  const exclusion = read.data?.exclusion ?? null
  return { methods: exclusion === null ? allowed : [], limit, exclusion }
}

function within(methods: readonly Method[], limit: Limit | undefined): readonly Method[] {
  if (limit === undefined || limit.left.amount === null) return methods
  const left = parseMoney(limit.left.amount)
  if (left <= 0n) return []
  return methods
    .filter(({ min }) => compareMoney(parseMoney(min), left) <= 0)
    .map((method) =>
      compareMoney(parseMoney(method.max), left) > 0 ? { ...method, max: formatMoneyWire(left) } : method,
    )
}
