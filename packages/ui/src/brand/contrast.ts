import { colourHex, flattened, luminanceOf, nearest, ratioOf, readColour } from './colour.ts'
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

function nearestPassing(over: string, under: number, least: number): string | undefined {
  const start = readColour(over)
  const found = start && nearest(start, [{ luminance: under, least }])
  return found && colourHex(found)
}

/** Measures every declared pair in both schemes. Colours outside sRGB are brought into it first, as screens do. */
export function measureContrast(document: unknown): ContrastResult[] {
  const tokens = readTokens(document)
  return schemes.flatMap((scheme) => {
    const luminances = new Map<string, number>()
    const luminance = (css: string) => {
      const known = luminances.get(css) ?? luminanceOf(css)
      luminances.set(css, known)
      return known
    }
    return contrastPairs.flatMap(({ over, under, least }): ContrastResult[] => {
      const [overCss, underCss] = [tokens[scheme].get(over), tokens[scheme].get(under)]
      if (overCss === undefined || underCss === undefined) return []
      const below = flattened(underCss, tokens[scheme].get('color.surface.page') ?? 'white')
      const above = flattened(overCss, below)
      const ratio = ratioOf(luminance(above), luminance(below))
      const passes = ratio >= least
      const suggestion = passes ? undefined : nearestPassing(above, luminance(below), least)
      return [
        { scheme, over, under, least, ratio, passes, ...(suggestion === undefined ? {} : { suggestion }) },
      ]
    })
  })
}

/** A failed pair as a sentence. */
export function contrastSentence({ scheme, over, under, least, ratio, suggestion }: ContrastResult): string {
  const way =
    suggestion === undefined
      ? 'No lightness of this hue would pass; change the ground.'
      : `The nearest that passes is ${suggestion}.`
  return `${scheme}: ${over} on ${under} has a contrast of ${ratio.toFixed(2)}, and needs ${least}. ${way}`
}
