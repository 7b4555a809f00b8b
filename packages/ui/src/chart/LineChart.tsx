import { line } from 'd3-shape'
import * as css from './Chart.css.ts'
import { figureOf } from './chart-data.ts'
import { dashes, Marker, markClass, markOf } from './Marks.tsx'
import { type ChartBasics, SeriesChart } from './SeriesChart.tsx'

export interface LineChartProps extends ChartBasics {}

/**
 * How figures develop from day to day. A missing figure is a gap in its line. Lines are distinguished by their marks and
 * strokes, not by colour alone; arrows move through the days, and the same figures stand in a table.
 */
export function LineChart(props: LineChartProps) {
  const { series, categories } = props
  return (
    <SeriesChart
      {...props}
      kind="line"
      draw={({ x, y }) =>
        series.map(({ id, values }, place) => {
          const figures = categories.map((_, index) => figureOf(values[index]))
          const path = line<number | undefined>()
            .defined((figure) => figure !== undefined)
            .x((_, index) => x(index))
            .y((figure) => y(figure ?? 0))(figures)
          return (
            <g className={markClass(place)} key={id}>
              <path className={css.line} d={path ?? undefined} strokeDasharray={dashes[markOf(place)]} />
              {figures.map(
                (figure, index) =>
                  // Of many points only the lonely ones have marks: a line is not to be seen of them.
                  figure !== undefined &&
                  (figures.length <= 31 ||
                    (figures[index - 1] === undefined && figures[index + 1] === undefined)) && (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is
                    <Marker key={index} place={place} x={x(index)} y={y(figure)} />
                  ),
              )}
            </g>
          )
        })
      }
    />
  )
}
