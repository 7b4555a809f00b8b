import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './Amount.css.ts'

export interface AmountProps extends RootProps<HTMLSpanElement> {
  /** A decimal string, as the wire carries it. What is no number is shown as a dash. */
  value: string
  /** The sign or letters of the currency. */
  currency?: string | undefined
  /** Stars in place of the figures. @default false */
  hidden?: boolean
  /** A plus before gains, and the colour of a win or a loss. @default false */
  signed?: boolean
  /** @default 'inherit', or by the sign where `signed` */
  tone?: keyof typeof css.amountTones
  /** @default false */
  strong?: boolean
}

function signTone(value: string): 'win' | 'loss' | 'muted' {
  if (!/[1-9]/.test(value)) return 'muted'
  return value.trim().startsWith('-') ? 'loss' : 'win'
}

/** An amount of money with exactly two decimals. */
export function Amount({
  value,
  currency,
  hidden = false,
  signed = false,
  tone,
  strong = false,
  ...root
}: AmountProps) {
  const format = useFormat()
  const { t } = useLingui()
  const look = tone ?? (signed && !hidden ? signTone(value) : 'inherit')
  const className = join(css.amount, css.amountTones[look], strong && css.strong)
  if (!hidden)
    return (
      <span {...rootAttributes(root)} className={className}>
        {format.amount(value, { symbol: currency, signed })}
      </span>
    )
  return (
    <span {...rootAttributes(root)} className={className}>
      <span aria-hidden="true">••••••</span>
      <VisuallyHidden>{t({ message: 'Hidden', context: 'in place of an amount of money' })}</VisuallyHidden>
    </span>
  )
}
