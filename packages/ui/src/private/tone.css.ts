import { createVar, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { type Tone, tones } from '../tokens/scales.ts'

/** The colours of the tone in force; a tone class sets them, a variant reads them. */
export const toned = {
  base: createVar(),
  hover: createVar(),
  pressed: createVar(),
  on: createVar(),
  soft: createVar(),
  text: createVar(),
  border: createVar(),
}

function varsOf(tone: Tone) {
  const color = tokens.color[tone]
  return {
    [toned.base]: color.base,
    [toned.hover]: color.hover,
    [toned.pressed]: color.pressed,
    [toned.on]: color.on,
    [toned.soft]: color.soft,
    [toned.text]: color.text,
    [toned.border]: color.border,
  }
}

/** One class a tone. */
export const tone = styleVariants(
  Object.fromEntries(tones.map((name) => [name, name])) as Record<Tone, Tone>,
  (name) => ({ vars: varsOf(name) }),
)
