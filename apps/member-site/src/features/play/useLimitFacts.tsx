import { useFormat } from '@baize/i18n'
import { Amount, type SessionLimit } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Limits } from './useSitting.ts'

const shown = ['loss', 'stake', 'sessionTime'] as const

/** What is left of the limits that bear on play; of several periods the one with least left. */
export function useLimitFacts(limits: Limits, currency: string): SessionLimit[] {
  const { t } = useLingui()
  const format = useFormat()
  const labels = {
    loss: t({ message: 'Loss limit left', context: 'Session bar of a game: what is left of a limit' }),
    stake: t({ message: 'Stake limit left', context: 'Session bar of a game: what is left of a limit' }),
    sessionTime: t({ message: 'Time left', context: 'Session bar of a game: what is left of a limit' }),
  }
  return shown.flatMap((kind) => {
    const left = limits
      .filter((limit) => limit.kind === kind)
      .map((limit) => (kind === 'sessionTime' ? limit.left.minutes : limit.left.amount))
      .flatMap((value) => (value === null ? [] : [{ value, weight: Number(value) }]))
      .toSorted((one, other) => one.weight - other.weight)[0]
    if (!left) return []
    const value =
      typeof left.value === 'number' ? (
        format.duration(left.value * 60_000, { style: 'short' })
      ) : (
        <Amount value={left.value} currency={currency} />
      )
    return [{ id: kind, label: labels[kind], value }]
  })
}
