import { shortened } from './chart-data.ts'

/** About the width of a letter below an axis, and of the separator between two names, in pixels. */
const [letter, gap] = [7.2, 8]
/** From this width on every category is named; narrower ones are passed over until names of up to the second are whole. */
const [enough, longest] = [72, 140]

/** A name below an axis. */
export interface AxisName {
  /** Of which category. */
  index: number
  text: string
  /** Its middle, in pixels from the left. */
  at: number
}

/** The names that fit in a plot: none leaves it, and none overlaps another. */
export function axisNames(
  categories: readonly string[],
  slot: number,
  width: number,
  x: (index: number) => number,
): AxisName[] {
  const needed = Math.max(enough, ...categories.map((name) => widthOf(name) + gap))
  const every = slot >= enough ? 1 : Math.ceil(Math.min(longest, needed) / slot)
  const letters = Math.floor((slot * every - gap) / letter)
  const names: AxisName[] = []
  for (let index = 0; index < categories.length; index += every) {
    const text = shortened(categories[index] ?? '', letters)
    const half = widthOf(text) / 2
    const at = Math.max(half, Math.min(width - half, x(index)))
    const before = names.at(-1)
    if (!before || Math.abs(at - before.at) >= half + widthOf(before.text) / 2)
      names.push({ index, text, at })
  }
  return names
}

function widthOf(text: string): number {
  return [...text].length * letter
}
