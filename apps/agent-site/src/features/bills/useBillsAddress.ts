import { brandDay, isDay } from '@baize/account'
import { usePermission, usePlatform } from '@baize/site'
import { type DayRange, rangeOf } from '@baize/ui'
import { useSearchParams } from 'wouter'
import { type BillState, billStates } from './bill.ts'

/** What a page of bills shows, all of it in the address. */
export interface BillsAddress {
  readonly side: 'own' | 'downline'
  readonly state: BillState | undefined
  /** Only bills whose dispute is open, or was ended. */
  readonly dispute: 'open' | 'ended' | undefined
  /** Today in the brand's zone. */
  readonly today: string
  readonly range: DayRange
  /** The bill that is open. */
  readonly bill: string | null
  /** Whose play under the bill is shown; null for the members one by one. */
  readonly member: string | null
  change(parts: Readonly<Record<string, string>>, options?: { replace: boolean }): void
  /** The address with these parts changed, for links. */
  with(parts: Readonly<Record<string, string>>): string
}

export function useBillsAddress(): BillsAddress {
  const { client } = usePlatform()
  const { gmtOffsetMinutes } = usePermission()
  const [params, setParams] = useSearchParams()
  const today = brandDay(client.now(), gmtOffsetMinutes)
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  const valid = isDay(from) && isDay(to) && from <= to
  const changed = (before: URLSearchParams, parts: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(before)
    for (const [name, value] of Object.entries(parts)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    return next
  }
  return {
    side: params.get('side') === 'downline' ? 'downline' : 'own',
    state: billStates.find((state) => state === params.get('state')),
    dispute: (['open', 'ended'] as const).find((each) => each === params.get('dispute')),
    today,
    range: valid ? { from, to } : rangeOf('last30', today),
    bill: params.get('bill'),
    member: params.get('member'),
    change: (parts, options) => setParams((before) => changed(before, parts), options),
    with: (parts) => `?${changed(params, parts)}`,
  }
}
