import { type ReactNode, useId } from 'react'
import type { CommonProps } from '../private/commonProps.ts'
import * as css from './Chart.css.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { type ChartSeries, type ChartUnit, pointsOf } from './chart-data.ts'
import { Patterns, Swatch } from './Marks.tsx'
import { Plot, type PlotPlaces } from './Plot.tsx'
import { useChartText } from './useChartText.ts'

/** What line and bar charts have in common. */
export interface ChartBasics extends CommonProps<HTMLElement> {
  /** What the chart shows; read out with it. */
  title: string
  /** Translated names along the chart, as its days. */
  categories: readonly string[]
  /** What they are called together: heads their column in the table, as "Day". */
  categoryHeader: string
  /** What is drawn, in order. */
  series: readonly ChartSeries[]
  /** The categories follow one another, as days do and kinds do not: figures rise and fall from one to the next. @default true */
  ordered?: boolean
  /** What the figures are; a share is of one: "0.12" is 12%. @default 'amount' */
  unit?: ChartUnit
  /** The sign or letters of the currency, for amounts. */
  currency?: string
}

interface SeriesChartProps extends ChartBasics {
  kind: 'line' | 'bar'
  /** Least and greatest figure drawn; by the points of the series where it is left out. */
  extent?: readonly [number, number]
  draw: (places: PlotPlaces, patterns: string) => ReactNode
}

/** A chart of series over categories. */
export function SeriesChart({
  title,
  categories,
  categoryHeader,
  series,
  ordered = true,
  unit = 'amount',
  currency,
  kind,
  extent,
  draw,
  ...root
}: SeriesChartProps) {
  const text = useChartText(unit, currency)
  const patterns = useId()
  const figures = series.flatMap((each) => pointsOf(each, categories.length).map(({ figure }) => figure))
  const rows = categories.map((category, index) => ({ category, index }))
  return (
    <ChartFrame
      {...root}
      title={title}
      summary={series.map((each) => text.course(each, categories, ordered))}
      empty={figures.length === 0}
      columns={[
        {
          id: 'category',
          header: categoryHeader,
          cell: (row: (typeof rows)[number]) => row.category,
          rowHeader: true,
        },
        ...series.map((each) => ({
          id: `series ${each.id}`,
          header: each.label,
          align: 'end' as const,
          cell: (row: (typeof rows)[number]) => text.figure(each.values[row.index]),
        })),
      ]}
      rows={rows}
      rowKey={({ index }) => String(index)}
    >
      <Plot
        title={title}
        categories={categories}
        series={series}
        extent={extent ?? [least(figures), greatest(figures)]}
        text={text}
      >
        {(places) => (
          <>
            <Patterns id={patterns} count={series.length} />
            {draw(places, patterns)}
          </>
        )}
      </Plot>
      <ul className={css.legend}>
        {series.map(({ id, label }, place) => (
          <li className={css.key} key={id}>
            <Swatch place={place} kind={kind} id={patterns} />
            <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}

export function least(figures: readonly number[]): number {
  return figures.reduce((one, other) => Math.min(one, other), 0)
}
export function greatest(figures: readonly number[]): number {
  return figures.reduce((one, other) => Math.max(one, other), 0)
}
