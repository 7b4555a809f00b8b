import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { type ChartSeries, type ChartUnit, courseOf, figureOf, pointsOf } from './chart-data.ts'

/** The words and figures of a chart, in the page's language. */
export function useChartText(unit: ChartUnit, currency: string | undefined) {
  const { t } = useLingui()
  const format = useFormat()

  const figure = (value: string | null | undefined): string => {
    if (value === null || value === undefined || figureOf(value) === undefined)
      return t({ message: 'no data', context: 'In place of a missing figure of a chart' })
    if (unit === 'amount') return format.amount(value, { symbol: currency })
    return unit === 'share' ? format.percent(value) : format.number(value)
  }

  /** One sentence or two on how a series develops. */
  const course = (series: ChartSeries, categories: readonly string[], ordered: boolean): string => {
    const { label } = series
    const points = pointsOf(series, categories.length)
    const found = courseOf(points)
    if (!found) return t({ message: `${label}: no data.`, context: 'Summary of a chart' })
    const at = (index: number) => categories[index] ?? ''
    const [first, last] = [figure(found.first.value), figure(found.last.value)]
    const [from, to] = [at(found.first.index), at(found.last.index)]
    if (points.length === 1)
      return t({ message: `${label}: ${first} (${from}).`, context: 'Summary of a chart with one point' })
    if (found.highest.figure === found.lowest.figure)
      return t({ message: `${label}: ${first} throughout.`, context: 'Summary of a chart' })
    const [highest, lowest] = [figure(found.highest.value), figure(found.lowest.value)]
    const [above, below] = [at(found.highest.index), at(found.lowest.index)]
    if (!ordered)
      return t({
        message: `${label}: highest ${highest} (${above}), lowest ${lowest} (${below}).`,
        context: 'Summary of a chart; in brackets the kinds of things compared',
      })
    const change = found.last.figure - found.first.figure
    if (change > 0)
      return t({
        message: `${label} rose from ${first} (${from}) to ${last} (${to}). Highest: ${highest} (${above}). Lowest: ${lowest} (${below}).`,
        context: 'Summary of a chart; in brackets the days',
      })
    if (change < 0)
      return t({
        message: `${label} fell from ${first} (${from}) to ${last} (${to}). Highest: ${highest} (${above}). Lowest: ${lowest} (${below}).`,
        context: 'Summary of a chart; in brackets the days',
      })
    return t({
      message: `${label} ended unchanged at ${first}. Highest: ${highest} (${above}). Lowest: ${lowest} (${below}).`,
      context: 'Summary of a chart; in brackets the days',
    })
  }

  /** What is said of one category. */
  const reading = (category: string, series: readonly ChartSeries[], index: number): string => {
    const facts = format.list(
      series.map(({ label, values }) => {
        const value = figure(values[index])
        return t({ message: `${label}: ${value}`, context: 'One figure of a chart' })
      }),
      { type: 'unit' },
    )
    return t({ message: `${category}. ${facts}`, context: 'Figures of one day of a chart' })
  }

  const scaled: Record<number, string> = {
    1e3: t({ message: 'In thousands', context: 'Figures at the axis of a chart' }),
    1e6: t({ message: 'In millions', context: 'Figures at the axis of a chart' }),
    1e9: t({ message: 'In billions', context: 'Figures at the axis of a chart' }),
    1e12: t({ message: 'In trillions', context: 'Figures at the axis of a chart' }),
  }
  /** A figure at the axis. */
  const tick = (value: number, divisor: number): string => {
    const rounded = Number((value / divisor).toPrecision(12))
    return unit === 'share' ? format.percent(rounded) : format.number(rounded)
  }
  return {
    figure,
    course,
    reading,
    tick,
    scaled,
    share: (share: number) => format.percent(share, { maximumFractionDigits: 1 }),
  }
}
