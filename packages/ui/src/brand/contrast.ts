import { converter, formatHex, parse, toGamut, wcagContrast } from 'culori'
import { contrastPairs } from './contrastPairs.ts'
import { readTokens, type Scheme, schemes } from './readTokens.ts'

/** How one pair does in one scheme. */
export interface ContrastResult {
  scheme: Scheme
  over: string
  under: string
  least: number
  ratio: number
  passes: boolean
  /** For what fails: the nearest colour of the same hue that passes, as hex, where there is one. */
  suggestion?: string
}

const toOklch = converter('oklch')
const intoSrgb = toGamut('rgb', 'oklch')

/** Ratios are cut to hundredths, not rounded: 4.499 is no 4.5. */
function ratioOf(over: string, under: string): number {
  return Math.floor(wcagContrast(intoSrgb(over), intoSrgb(under)) * 100) / 100
}

/** Walks the lightness away from the ground, a little at a time, both ways. */
function nearestPassing(over: string, under: string, least: number): string | undefined {
  const start = toOklch(parse(over))
  if (!start) return undefined
  for (let step = 0.005; step <= 1; step += 0.005) {
    for (const l of [start.l + step, start.l - step]) {
      if (l < 0 || l > 1) continue
      const candidate = intoSrgb({ ...start, l })
      if (wcagContrast(candidate, intoSrgb(under)) >= least + 0.02) return formatHex(candidate)
    }
  }
  return undefined
}

/** Measures every declared pair in both schemes. Colours outside sRGB are brought into it first, as screens do. */
export function measureContrast(document: unknown): ContrastResult[] {
  const tokens = readTokens(document)
  return schemes.flatMap((scheme) =>
    contrastPairs.flatMap(({ over, under, least }): ContrastResult[] => {
      const [above, below] = [tokens[scheme].get(over), tokens[scheme].get(under)]
      if (above === undefined || below === undefined) return []
      const ratio = ratioOf(above, below)
      const passes = ratio >= least
      const suggestion = passes ? undefined : nearestPassing(above, below, least)
      return [
        { scheme, over, under, least, ratio, passes, ...(suggestion === undefined ? {} : { suggestion }) },
      ]
    }),
  )
}

/** A failed pair as a sentence. */
export function contrastSentence({ scheme, over, under, least, ratio, suggestion }: ContrastResult): string {
  const way =
    suggestion === undefined
      ? 'No lightness of this hue would pass; change the ground.'
      : `The nearest that passes is ${suggestion}.`
  return `${scheme}: ${over} on ${under} has a contrast of ${ratio.toFixed(2)}, and needs ${least}. ${way}`
}
