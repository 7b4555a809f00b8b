import { useLingui } from '@lingui/react/macro'
import { arc, pie } from 'd3-shape'
import { useId, useRef, useState } from 'react'
import type { CommonProps } from '../private/commonProps.ts'
import * as css from './Chart.css.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { type ChartUnit, figureOf } from './chart-data.ts'
import { Patterns, Swatch } from './Marks.tsx'
import { Reader } from './Reader.tsx'
import { type SharePart, shareOf, sharesOf } from './shares.ts'
import { useBox } from './useBox.ts'
import { useChartText } from './useChartText.ts'

/** How the whole is drawn. */
export const shareVariants = ['ring', 'bar'] as const
export type ShareVariant = (typeof shareVariants)[number]

export interface ShareChartProps extends CommonProps<HTMLElement> {
  /** What the chart shows; read out with it. */
  title: string
  /** What the parts are called together: heads their column in the table, as "Category". */
  categoryHeader: string
  /** The parts of the whole, in order. */
  parts: readonly SharePart[]
  /** @default 'ring' */
  variant?: ShareVariant
  /** What the figures are. @default 'amount' */
  unit?: ChartUnit
  /** The sign or letters of the currency, for amounts. */
  currency?: string
}

/**
 * The parts of a whole, largest first. Of more than six the smallest are put together. A part below zero has no share;
 * it is in the list and in the table.
 */
export function ShareChart({
  title,
  categoryHeader,
  parts,
  variant = 'ring',
  unit = 'amount',
  currency,
  ...root
}: ShareChartProps) {
  const { t } = useLingui()
  const text = useChartText(unit, currency)
  const patterns = useId()
  const element = useRef<HTMLDivElement>(null)
  const { width, rtl } = useBox(element)
  const [read, setRead] = useState(0)
  const [reading, setReading] = useState(false)
  const shares = sharesOf(parts, t({ message: 'Others', context: 'The smallest parts of a chart, together' }))
  const index = Math.max(0, Math.min(read, shares.length - 1))
  const saying = (at: number) => {
    const found = shares[at]
    if (!found) return ''
    const { label } = found
    const value = text.figure(found.value)
    const share = text.share(found.share)
    return t({ message: `${label}: ${value}, ${share} of the total.`, context: 'One part of a share chart' })
  }
  const drawn = shares.filter(({ share }) => share > 0)
  const starts = drawn.map((_, place) => drawn.slice(0, place).reduce((sum, { share }) => sum + share, 0))
  return (
    <ChartFrame
      {...root}
      title={title}
      summary={drawn.length > 0 ? [saying(0)] : []}
      empty={!parts.some(({ value }) => figureOf(value) !== undefined)}
      columns={[
        { id: 'part', header: categoryHeader, cell: (part: SharePart) => part.label, rowHeader: true },
        {
          id: 'value',
          header: t({ message: 'Value', context: 'Column of a table of parts' }),
          align: 'end',
          cell: (part: SharePart) => text.figure(part.value),
        },
        {
          id: 'share',
          header: t({ message: 'Share', context: 'Column of a table of parts, in percent' }),
          align: 'end',
          cell: (part: SharePart) => text.share(shareOf(part, parts)),
        },
      ]}
      rows={parts}
      rowKey={({ id }) => id}
    >
      <div className={css.shares}>
        <div className={variant === 'ring' ? css.ring : css.strip} ref={element}>
          {variant === 'ring' ? (
            <svg className={css.svg} viewBox="-100 -100 200 200" aria-hidden>
              <Patterns id={patterns} count={shares.length} />
              <g transform={rtl ? 'scale(-1 1)' : undefined}>
                {pie<{ share: number }>()
                  .sort(null)
                  .value(({ share }) => share)(drawn)
                  .map((slice, place) => (
                    <path
                      className={css.slice}
                      key={drawn[place]?.id}
                      d={ringOf(slice) ?? undefined}
                      fill={`url(#${patterns}-${place})`}
                    />
                  ))}
                {drawn.length === 0 && <circle className={css.zero} r={78} fill="none" />}
              </g>
            </svg>
          ) : (
            <svg className={css.svg} viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" aria-hidden>
              <Patterns id={patterns} count={shares.length} />
              <g transform={rtl ? `translate(${width}) scale(-1 1)` : undefined}>
                {drawn.map(({ id, share }, place) => (
                  <rect
                    key={id}
                    x={(starts[place] ?? 0) * width}
                    width={Math.max(1, share * width - 2)}
                    height={40}
                    fill={`url(#${patterns}-${place})`}
                  />
                ))}
              </g>
            </svg>
          )}
          <Reader
            title={title}
            count={shares.length}
            index={index}
            text={saying(index)}
            onIndexChange={setRead}
            reading={reading}
            onReadingChange={setReading}
            indexAt={(at) => partAt(shares, variant === 'bar' ? at : undefined, index)}
          />
        </div>
        <ul className={css.partList}>
          {shares.map(({ id, label, value, share }, place) => (
            <li className={css.part} key={id} data-read={(reading && place === index) || undefined}>
              <Swatch place={place} kind="bar" id={patterns} />
              <span className={css.partLabel}>
                <bdi>{label}</bdi>
              </span>
              <span className={css.partValue}>{text.figure(value)}</span>
              <span className={css.partShare}>{text.share(share)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  )
}

const ringOf = (slice: { startAngle: number; endAngle: number }) =>
  arc()({ ...slice, innerRadius: 58, outerRadius: 98, padAngle: 0 })

/** The part under a place of the bar; a ring keeps the one that is read. */
function partAt(shares: readonly { share: number }[], at: number | undefined, index: number): number {
  if (at === undefined) return index
  let end = 0
  const found = shares.findIndex(({ share }) => {
    end += share
    return at < end
  })
  return found < 0 ? shares.length - 1 : found
}
