/** What a chart's figures are, and so how they are written. */
export const chartUnits = ['amount', 'count', 'share'] as const
export type ChartUnit = (typeof chartUnits)[number]

/** One line, or one set of bars. */
export interface ChartSeries {
  /** Stable key. */
  id: string
  /** Translated name. */
  label: string
  /** A decimal string for each category; null or what is no number where there is none. */
  values: readonly (string | null)[]
}

/** How charts are drawn. */
export const chartSettings = {
  /** Marks that can be distinguished; from there on they begin anew. */
  marks: 6,
  /** Steps of the upright axis, about. */
  steps: 4,
  /** Parts of a share chart; the smallest of more are put together. */
  parts: 6,
} as const

/** The figure for drawing, never for writing: a float. Nothing where there is none. */
export function figureOf(value: string | null | undefined): number | undefined {
  if (value === null || value === undefined || !/^[+-]?\d+(\.\d*)?$/.test(value.trim())) return undefined
  return Number(value)
}

/** A figure with its position. */
export interface Point {
  index: number
  figure: number
  /** As it was given, for writing. */
  value: string
}

/** The points of a series that have a figure, within the categories there are. */
export function pointsOf(series: ChartSeries, categories: number): Point[] {
  return series.values.slice(0, categories).flatMap((value, index) => {
    const figure = figureOf(value)
    return figure === undefined || value === null ? [] : [{ index, figure, value: value.trim() }]
  })
}

/** The course of a series: its ends and its extremes. */
export interface Course {
  first: Point
  last: Point
  highest: Point
  lowest: Point
}

/** The course of some points; nothing of none. The first of equals counts. */
export function courseOf(points: readonly Point[]): Course | undefined {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return undefined
  let [highest, lowest] = [first, first]
  for (const point of points) {
    if (point.figure > highest.figure) highest = point
    if (point.figure < lowest.figure) lowest = point
  }
  return { first, last, highest, lowest }
}

/** What the axis is divided by, so that its figures stay short. */
export function axisDivisor(highest: number): number {
  return [1e12, 1e9, 1e6, 1e3].find((divisor) => highest >= divisor * 100) ?? 1
}

/** As much of a name as fits. */
export function shortened(text: string, room: number): string {
  const letters = [...text]
  return letters.length <= room ? text : `${letters.slice(0, Math.max(1, room - 1)).join('')}…`
}
