import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DownIcon, UpIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { Sparkline } from './Sparkline.tsx'
import * as css from './StatTile.css.ts'

/** Whether more is better, worse, or neither; decides the colour of a change. */
export const deltaTrends = ['moreIsBetter', 'lessIsBetter', 'neutral'] as const
export type DeltaTrend = (typeof deltaTrends)[number]

export interface StatTileProps extends CommonProps<HTMLElement> {
  /** What is counted. */
  label: string
  /** The figure; an Amount or a formatted number. */
  value: ReactNode
  /** Decorative icon. */
  icon?: ReactNode
  /** Change against the period before, as a share: 0.12 is 12% more. */
  delta?: number
  /** Which way is good: decides the colour of `delta`. @default 'moreIsBetter' */
  trend?: DeltaTrend
  /** What the change is measured against, or another short remark. */
  note?: string
  /** The history of the figure, oldest first, as decimal strings; drawn small. `delta` says the change in words. */
  history?: readonly (string | null)[]
  /** Where the details are; makes the whole tile a link. */
  href?: string
  /** Draws the tile as the one that counts most. @default false */
  featured?: boolean
}

/** One figure of an overview. */
export function StatTile({
  label,
  value,
  icon,
  delta,
  trend = 'moreIsBetter',
  note,
  history,
  href,
  featured = false,
  ...root
}: StatTileProps) {
  const inside = (
    <>
      <span className={css.head}>
        <span className={css.label}>{label}</span>
        {icon && (
          <span className={css.icon} aria-hidden>
            {icon}
          </span>
        )}
      </span>
      <span className={css.value}>{value}</span>
      {(delta !== undefined || note) && (
        <span className={css.footer}>
          {delta !== undefined && <Delta delta={delta} trend={trend} />}
          {note && <span className={css.note}>{note}</span>}
        </span>
      )}
      {history && <Sparkline values={history} />}
    </>
  )
  if (href === undefined) {
    return (
      <div {...commonProps(root)} className={css.tile} data-featured={featured || undefined}>
        {inside}
      </div>
    )
  }
  return (
    <a {...commonProps(root)} className={css.tile} data-featured={featured || undefined} href={href}>
      {inside}
    </a>
  )
}

function Delta({ delta, trend }: { delta: number; trend: DeltaTrend }) {
  const { t } = useLingui()
  const format = useFormat()
  const share = format.percent(Math.abs(delta), { maximumFractionDigits: 1 })
  const up = delta > 0
  const good =
    delta === 0 || trend === 'neutral' ? 'neutral' : up === (trend === 'moreIsBetter') ? 'good' : 'bad'
  const words =
    delta === 0
      ? t({ message: 'unchanged', context: 'A figure compared with the period before' })
      : up
        ? t({ message: `up by ${share}`, context: 'A figure compared with the period before' })
        : t({ message: `down by ${share}`, context: 'A figure compared with the period before' })
  return (
    <span className={css.delta} data-good={good}>
      {delta !== 0 && (up ? <UpIcon /> : <DownIcon />)}
      <span aria-hidden>{share}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
