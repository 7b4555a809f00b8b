import { type Tone, tones } from '../../tokens/scales.ts'
import { type Colour, colourText, type Ground, intoScreen, luminanceOf, nearest } from '../colour.ts'
import { contrastPairs } from '../contrastPairs.ts'
import type { Scheme } from '../readTokens.ts'
import { chartTurns, grounds, marks, type Rung, type Source, signals, toneRungs } from './scale.ts'

/** The colours a palette is made from. */
export interface Pigments {
  readonly accent: Colour
  readonly premium: Colour
}

/** Colours by role path without `color.`, in the order in which they were placed. */
export type Painted = Map<string, Colour>

/** Which pairs a role is in, with the other role of each. */
const partners = new Map<string, { role: string; least: number }[]>()
for (const { over, under, least } of contrastPairs) {
  for (const [one, other] of [
    [over, under],
    [under, over],
  ] as const) {
    const role = one.slice('color.'.length)
    const known = partners.get(role) ?? []
    known.push({ role: other.slice('color.'.length), least })
    partners.set(role, known)
  }
}

/** What a role must stand out from, of the colours that are placed already. */
function groundsOf(role: string, painted: Painted): Ground[] {
  return (partners.get(role) ?? []).flatMap(({ role: other, least }) => {
    const colour = painted.get(other)
    return colour ? [{ luminance: luminanceOf(colourText(colour)), least }] : []
  })
}

function pigment(from: Source, { accent, premium }: Pigments): Colour {
  if (typeof from === 'number') return { l: 0.5, c: 0.4, h: from }
  if (from === 'accent') return accent
  if (from === 'premium') return premium
  return signals[from]
}

function rungColour([l, c, from]: Rung, pigments: Pigments): Colour {
  const source = pigment(from, pigments)
  return intoScreen({ l, c: Math.min(c, source.c), h: source.h })
}

/** Places a role: as wanted if its contrast suffices, else at the nearest lightness that does. */
function place(role: string, wanted: Colour, painted: Painted): void {
  const placed = nearest(wanted, groundsOf(role, painted))
  if (!placed) throw new Error(`Nothing stands out for ${role}: the pairs contradict each other.`)
  painted.set(role, placed)
}

/** Paints every colour of a scheme but the see-through ones. */
export function paint(scheme: Scheme, pigments: Pigments): Painted {
  const painted: Painted = new Map()
  for (const [role, rung] of Object.entries(grounds[scheme])) painted.set(role, rungColour(rung, pigments))
  const bases = toneBases(scheme, pigments)
  for (const tone of tones) {
    const [l, c] = toneRungs[scheme].soft
    painted.set(`${tone}.soft`, intoScreen({ l, c: Math.min(c, bases[tone].c), h: bases[tone].h }))
  }
  for (const [role, rung] of Object.entries(marks[scheme])) place(role, rungColour(rung, pigments), painted)
  for (const tone of tones) paintTone(scheme, tone, bases[tone], painted)
  place('felt.line', intoScreen({ ...rungColour([0.47, 0.09, 'accent'], pigments) }), painted)
  for (const [name, [turn, light, dark]] of Object.entries(chartTurns)) {
    const series = {
      l: scheme === 'light' ? light : dark,
      c: 0.13,
      h: (pigments.accent.h + turn + 360) % 360,
    }
    place(`chart.${name}`, intoScreen(series), painted)
  }
  return painted
}

/** The colour of each tone before contrast: a brand's own as given, brighter in the dark where it would drown. */
function toneBases(scheme: Scheme, { accent, premium }: Pigments): Record<Tone, Colour> {
  const lit = (colour: Colour, least: number) =>
    scheme === 'light' ? colour : { ...colour, l: Math.max(colour.l, least) }
  const ink = { l: scheme === 'light' ? 0.27 : 0.93, c: Math.min(0.02, accent.c), h: accent.h }
  return {
    neutral: ink,
    accent: lit(accent, 0.7),
    premium: lit(premium, 0.7),
    positive: lit(signals.green, 0.74),
    critical: lit(signals.red, 0.69),
    caution: lit(signals.amber, 0.8),
    info: lit(signals.blue, 0.73),
  }
}

/** A fill, its pointer states and what is written on it; then the tone's text and border. */
function paintTone(scheme: Scheme, tone: Tone, wanted: Colour, painted: Painted): void {
  const { base, on } = fill(`${tone}.base`, wanted, painted)
  painted.set(`${tone}.base`, base)
  painted.set(`${tone}.on`, on)
  // Away from what is written on it first; where no lightness is left, towards it.
  const away = on.l > base.l ? -1 : 1
  const room = away === 1 ? 1 - base.l : base.l
  const way = room < 0.1 ? -away : away
  place(`${tone}.hover`, intoScreen({ ...base, l: base.l + way * 0.04 }), painted)
  place(
    `${tone}.pressed`,
    intoScreen({ ...base, l: base.l + (scheme === 'light' ? way : -way) * 0.07 }),
    painted,
  )
  const { text, border } = toneRungs[scheme]
  place(`${tone}.text`, intoScreen({ l: text[0], c: Math.min(text[1], wanted.c), h: wanted.h }), painted)
  place(
    `${tone}.border`,
    intoScreen({ l: border[0], c: Math.min(border[1], wanted.c), h: wanted.h }),
    painted,
  )
}

/** A fill and its writing: light or dark, whichever leaves the fill nearer to what is wanted. */
function fill(role: string, wanted: Colour, painted: Painted): { base: Colour; on: Colour } {
  const against = groundsOf(role, painted)
  const inks = [
    { l: 0.988, c: Math.min(0.01, wanted.c), h: wanted.h },
    { l: 0.19, c: Math.min(0.04, wanted.c), h: wanted.h },
  ].map(intoScreen)
  const ways = inks.flatMap((on) => {
    const base = nearest(intoScreen(wanted), [
      ...against,
      { luminance: luminanceOf(colourText(on)), least: 4.5 },
    ])
    return base ? [{ base, on, moved: Math.abs(base.l - wanted.l) }] : []
  })
  const best = ways.sort((a, b) => a.moved - b.moved)[0]
  if (!best) throw new Error(`No fill stands out for ${role}: the pairs contradict each other.`)
  return best
}
