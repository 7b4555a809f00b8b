import { type ContrastResult, measureContrast } from './contrast.ts'
import { readTokens, schemes } from './readTokens.ts'

/** A pair of roles, and how it does in each scheme. */
export interface ContrastRow {
  /** The contexts of other modifiers; absent for the default. */
  variant?: string
  over: string
  under: string
  least: number
  light?: ContrastResult
  dark?: ContrastResult
}

/** Pairs that a user thinks of together. */
export interface ContrastGroup {
  /** Such as `Text on surfaces`. */
  title: string
  /** How many results of both schemes fail. */
  failing: number
  /** What is nearest to its limit, or furthest below. */
  tightest: ContrastResult
  rows: ContrastRow[]
}

/** A brand's contrast, as text for humans. */
export interface ContrastReport {
  groups: ContrastGroup[]
  /** Results in both schemes. */
  pairs: number
  failing: number
  tightest?: ContrastResult
  /** Why roles are missing from the report: sentences about the tokens themselves. */
  problems: string[]
}

const titles: readonly [RegExp, string][] = [
  [/^color\.text\./, 'Text on surfaces'],
  [/^color\.(?:felt|premium\.base on color\.felt)/, 'On the table cloth'],
  [/^color\.(?:chart|rank)\./, 'Charts and ranks'],
  [/^color\.game\./, 'Games and prizes'],
  [
    /^color\.(?:field|border)\.|^color\.focus|^\S+ on color\.field\.|^color\.accent\.base on/,
    'Lines, fields and focus',
  ],
  [/^color\.accent\./, 'Accent: buttons and marks'],
  [/^color\.premium\./, 'Premium: money and prizes'],
  [/^color\.neutral\./, 'Neutral'],
  [/^color\.positive\./, 'Positive'],
  [/^color\.caution\./, 'Caution'],
  [/^color\.critical\./, 'Critical'],
  [/^color\.info\./, 'Info'],
  [/./, 'Other'],
]

const spareOf = ({ ratio, least }: ContrastResult) => ratio / least
const tightestOf = (results: readonly ContrastResult[]) =>
  results.toSorted((a, b) => spareOf(a) - spareOf(b))[0]

/** Measures every declared pair and sorts the results for a reader: groups by what is coloured, the tightest first. Never throws. */
export function describeContrast(document: unknown): ContrastReport {
  const results = measureContrast(document)
  const byTitle = Map.groupBy(results, titleOf)
  const groups = titles.flatMap(([, title]) => {
    const own = byTitle.get(title) ?? []
    const tightest = tightestOf(own)
    if (!tightest) return []
    return [{ title, failing: own.filter(({ passes }) => !passes).length, tightest, rows: rowsOf(own) }]
  })
  const tightest = tightestOf(results)
  return {
    groups,
    pairs: results.length,
    failing: results.filter(({ passes }) => !passes).length,
    ...(tightest ? { tightest } : {}),
    problems: readTokens(document).problems,
  }
}

function titleOf({ over, under }: ContrastResult): string {
  return titles.find(([pattern]) => pattern.test(`${over} on ${under}`))?.[1] ?? ''
}

function rowsOf(results: readonly ContrastResult[]): ContrastRow[] {
  const rows = new Map<string, ContrastRow>()
  for (const scheme of schemes) {
    for (const result of results.filter((each) => each.scheme === scheme)) {
      const { over, under, least, variant } = result
      const key = `${over} ${under} ${variant ?? ''}`
      const row = rows.get(key) ?? { over, under, least, ...(variant === undefined ? {} : { variant }) }
      rows.set(key, { ...row, [scheme]: result })
    }
  }
  const worst = (row: ContrastRow) =>
    Math.min(...[row.light, row.dark].map((each) => (each ? spareOf(each) : Number.POSITIVE_INFINITY)))
  return [...rows.values()].sort((a, b) => worst(a) - worst(b))
}
