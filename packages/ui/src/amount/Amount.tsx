import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './Amount.css.ts'

export interface AmountProps extends CommonProps<HTMLSpanElement> {
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
  const className = cx(css.amount, css.amountTones[look], strong && css.strong)
  if (!hidden)
    return (
      // A translated page would keep the figures of before, and show them when they are hidden.
      <span key="shown" translate="no" {...commonProps(root)} className={className}>
        {format.amount(value, { symbol: currency, signed })}
      </span>
    )
  return (
    <span key="hidden" {...commonProps(root)} className={className}>
      <span aria-hidden="true">••••••</span>
      <VisuallyHidden>{t({ message: 'Hidden', context: 'in place of an amount of money' })}</VisuallyHidden>
    </span>
  )
}
