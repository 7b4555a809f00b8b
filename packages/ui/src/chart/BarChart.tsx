import { stack, stackOffsetDiverging } from 'd3-shape'
import * as css from './Chart.css.ts'
import { type ChartSeries, figureOf } from './chart-data.ts'
import { markClass, markOf } from './Marks.tsx'
import { type ChartBasics, greatest, least, SeriesChart } from './SeriesChart.tsx'

/** How the bars of one category stand. */
export const barVariants = ['grouped', 'stacked'] as const
export type BarVariant = (typeof barVariants)[number]

export interface BarChartProps extends ChartBasics {
  /** Side by side, or one on the other. @default 'grouped' */
  variant?: BarVariant
}

interface Bar {
  key: string
  place: number
  index: number
  /** Of how many side by side it is which. */
  column: number
  columns: number
  from: number
  to: number
}

/** Figures side by side, or as parts of a sum. Distinguished by pattern, not by colour alone. */
export function BarChart({ variant = 'grouped', ...props }: BarChartProps) {
  const { series, categories } = props
  const bars = variant === 'stacked' ? stacked(series, categories.length) : grouped(series, categories.length)
  const ends = bars.flatMap(({ from, to }) => [from, to])
  return (
    <SeriesChart
      {...props}
      kind="bar"
      extent={[least(ends), greatest(ends)]}
      draw={({ x, y, slot, rtl }, patterns) =>
        bars.map(({ key, place, index, column, columns, from, to }) => {
          const width = (slot * 0.72) / columns
          const steps = (column + 0.5) * width - slot * 0.36
          const middle = x(index) + (rtl ? -steps : steps)
          const [top, bottom] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))]
          const drawn = Math.max(1, Math.min(width - 1, 48))
          return (
            <rect
              className={`${css.bar} ${markClass(place)}`}
              key={key}
              x={middle - drawn / 2}
              y={top}
              width={drawn}
              height={Math.max(0, bottom - top)}
              fill={`url(#${patterns}-${markOf(place)})`}
            />
          )
        })
      }
    />
  )
}

function grouped(series: readonly ChartSeries[], categories: number): Bar[] {
  return series.flatMap(({ id, values }, place) =>
    values.slice(0, categories).flatMap((value, index) => {
      const to = figureOf(value)
      const bar = { key: `${id} ${index}`, place, index, column: place, columns: series.length, from: 0 }
      return to === undefined ? [] : [{ ...bar, to }]
    }),
  )
}

function stacked(series: readonly ChartSeries[], categories: number): Bar[] {
  const layers = stack<number, number>()
    .keys(series.map((_, place) => place))
    .value((index, place) => figureOf(series[place]?.values[index]) ?? 0)
    .offset(stackOffsetDiverging)(Array.from({ length: categories }, (_, index) => index))
  return layers.flatMap((layer, place) =>
    layer.flatMap(([from, to], index) =>
      from === to
        ? []
        : [{ key: `${series[place]?.id} ${index}`, place, index, column: 0, columns: 1, from, to }],
    ),
  )
}
