import { useFormat } from '@baize/i18n'
import { Amount } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'

export interface BoundProps {
  amount: string | null
  minutes: number | null
}

/** A bound as it is read: money, a length of time, or none. */
export function Bound({ amount, minutes }: BoundProps) {
  const { t } = useLingui()
  const format = useFormat()
  const currency = useCurrency()
  if (amount !== null) return <Amount value={amount} currency={currency} />
  if (minutes !== null) return <>{format.duration(minutes * 60_000, { style: 'short' })}</>
  return <>{t({ message: 'No limit', context: 'in place of a limit' })}</>
}
