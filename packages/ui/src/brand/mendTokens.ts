import {
  type Colour,
  colourHex,
  colourText,
  type Ground,
  luminanceOf,
  nearest,
  ratioOf,
  readColour,
} from './colour.ts'
import { contrastSentence, measureContrast } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'
import { isGroup } from './format/json.ts'
import { writeTokens } from './format/writeToken.ts'
import { readTokens, type Scheme, schemes } from './readTokens.ts'

/** A colour that was moved for contrast. */
export interface Mend {
  scheme: Scheme
  role: string
  /** Hex, as a user copies it. */
  was: string
  now: string
}

/** Tokens whose pairs pass, what was changed for it, and what is left to correct by hand. */
export interface Mended {
  tokens: unknown
  changes: Mend[]
  /** Plain sentences; empty when the tokens are whole and every pair passes. */
  problems: string[]
}

/** A colour with its luminance, which is needed often. */
interface Placed extends Colour {
  readonly luminance: number
}

const placed = ({ l, c, h }: Colour): Placed => ({ l, c, h, luminance: luminanceOf(colourText({ l, c, h })) })

/**
 * Moves each colour with too little contrast to the nearest lightness of its hue that passes with all it is paired
 * with. Of two that clash, the one that clashes with more moves first: a ground that nothing can be read on, or a text
 * that reads nowhere. The given document stays as it is. Never throws.
 */
export function mendTokens(document: unknown): Mended {
  const tokens = copyOf(document)
  const changes = schemes.flatMap((scheme) => mendScheme(tokens, scheme))
  if (tokens === undefined) return { tokens: document, changes, problems: readTokens(document).problems }
  const failing = measureContrast(tokens).filter(({ passes }) => !passes)
  return { tokens, changes, problems: [...readTokens(tokens).problems, ...failing.map(contrastSentence)] }
}

function copyOf(document: unknown): unknown {
  try {
    return isGroup(document) ? structuredClone(document) : document
  } catch {
    // Nested deeper than the stack: there are no tokens in it that could be read, and none is written.
    return undefined
  }
}

function mendScheme(tokens: unknown, scheme: Scheme): Mend[] {
  const colours = new Map<string, Placed>()
  for (const [role, css] of readTokens(tokens)[scheme]) {
    const colour = role.startsWith('color.') ? readColour(css) : undefined
    if (colour) colours.set(role, placed(colour))
  }
  const before = new Map(colours)
  settle(colours)
  const changed = [...colours].flatMap(([role, colour]) => {
    const was = before.get(role)
    return was && colourText(was) !== colourText(colour) ? [{ role, was, colour }] : []
  })
  writeTokens(
    tokens,
    scheme,
    changed.map(({ role, colour: { l, c, h } }) => ({
      path: role,
      type: 'color',
      value: { colorSpace: 'oklch', components: [l, c, h] },
    })),
  )
  return changed.map(({ role, was, colour }) => ({
    scheme,
    role,
    was: colourHex(was),
    now: colourHex(colour),
  }))
}

/** Moves the colours one by one, the one with most clashes first, until nothing clashes or nothing more can move. */
function settle(colours: Map<string, Placed>): void {
  const stuck = new Set<string>()
  // A round settles a role or abandons it; a role that others pushed may move again, though not for ever.
  for (let round = 0; round < colours.size * 2; round += 1) {
    const clashes = clashesOf(colours)
    const worst = [...clashes].filter(([role]) => !stuck.has(role)).sort((a, b) => b[1] - a[1])[0]?.[0]
    const colour = worst === undefined ? undefined : colours.get(worst)
    if (worst === undefined || !colour) return
    const all = partnersOf(worst, colours)
    // What clashes with most of its own partners will move, too: it is no measure for this one.
    const sound = all.filter(({ role }) => (clashes.get(role) ?? 0) * 2 < partnersOf(role, colours).length)
    const found = nearest(colour, all) ?? nearest(colour, sound)
    if (found && colourText(found) !== colourText(colour)) colours.set(worst, placed(found))
    else stuck.add(worst)
  }
}

/** How many pairs of each role do not stand out. */
function clashesOf(colours: Map<string, Placed>): Map<string, number> {
  const clashes = new Map<string, number>()
  for (const { over, under, least } of contrastPairs) {
    const [above, below] = [colours.get(over), colours.get(under)]
    if (!above || !below || ratioOf(above.luminance, below.luminance) >= least) continue
    for (const role of [over, under]) clashes.set(role, (clashes.get(role) ?? 0) + 1)
  }
  return clashes
}

/** All that a role must stand out from, as text and as ground. */
function partnersOf(role: string, colours: Map<string, Placed>): (Ground & { role: string })[] {
  return contrastPairs.flatMap(({ over, under, least }) => {
    const other = over === role ? under : under === role ? over : undefined
    const luminance = other === undefined ? undefined : colours.get(other)?.luminance
    return luminance === undefined ? [] : [{ role: other ?? '', luminance, least }]
  })
}
