import {
  colourHex,
  flattened,
  lightnessContrast,
  luminanceOf,
  nearest,
  ratioOf,
  readColour,
} from './colour.ts'
import { type ContrastPair, contrastPairs } from './contrastPairs.ts'
import { choiceName } from './format/choices.ts'
import { readTokens, type Scheme, schemes } from './readTokens.ts'

/** How one pair does in one scheme. */
export interface ContrastResult {
  scheme: Scheme
  /** The contexts of other modifiers, `contrast more`; absent for the default. */
  variant?: string
  over: string
  under: string
  least: number
  ratio: number
  passes: boolean
  /** Lightness contrast (Lc) by APCA, to a tenth, negative for light on dark: information, no gate. */
  apca: number
  /** For what fails: the nearest colour of the same hue that passes, as hex, where there is one. */
  suggestion?: string
}

function nearestPassing(over: string, under: number, least: number): string | undefined {
  const start = readColour(over)
  const found = start && nearest(start, [{ luminance: under, least }])
  return found && colourHex(found)
}

/**
 * Measures every declared pair in both schemes, and in each other permutation those whose colours it changes. Colours
 * outside sRGB are mapped into it first, as screens do.
 */
export function measureContrast(document: unknown): ContrastResult[] {
  const { light, dark, variants } = readTokens(document)
  const plain = { light, dark }
  const measure = measurer()
  return [
    ...schemes.flatMap((scheme) => contrastPairs.flatMap((pair) => measure(pair, scheme, plain[scheme]))),
    ...variants.flatMap((variant) =>
      schemes.flatMap((scheme) => {
        const changed = variant[scheme]
        const colours = new Map([...plain[scheme], ...changed])
        // What is see-through changes with the page behind it.
        const every = changed.has(page)
        return contrastPairs
          .filter(({ over, under }) => every || changed.has(over) || changed.has(under))
          .flatMap((pair) => measure(pair, scheme, colours))
          .map((result) => ({ ...result, variant: choiceName(variant.selection) }))
      }),
    ),
  ]
}

const page = 'color.surface.page'

/** Measures pairs; a colour's luminance is computed once. */
function measurer() {
  const luminances = new Map<string, number>()
  const luminance = (css: string) => {
    const known = luminances.get(css) ?? luminanceOf(css)
    luminances.set(css, known)
    return known
  }
  return (
    { over, under, least }: ContrastPair,
    scheme: Scheme,
    colours: ReadonlyMap<string, string>,
  ): ContrastResult[] => {
    const [overCss, underCss] = [colours.get(over), colours.get(under)]
    if (overCss === undefined || underCss === undefined) return []
    const below = flattened(underCss, colours.get(page) ?? 'white')
    const above = flattened(overCss, below)
    const ratio = ratioOf(luminance(above), luminance(below))
    const passes = ratio >= least
    const suggestion = passes ? undefined : nearestPassing(above, luminance(below), least)
    const apca = Number(lightnessContrast(above, below).toFixed(1))
    return [
      {
        scheme,
        over,
        under,
        least,
        ratio,
        passes,
        apca,
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ]
  }
}

/** A failed pair as a sentence. */
export function contrastSentence({
  scheme,
  variant,
  over,
  under,
  least,
  ratio,
  suggestion,
}: ContrastResult): string {
  const way =
    suggestion === undefined
      ? 'No lightness of this hue would pass; change the ground.'
      : `The nearest that passes is ${suggestion}.`
  return `${scheme}${variant === undefined ? '' : `, ${variant}`}: ${over} on ${under} has a contrast of ${ratio.toFixed(2)}, and needs ${least}. ${way}`
}
