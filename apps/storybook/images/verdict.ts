import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** What became of one picture, the worst first. */
export const verdicts = ['failed', 'changed', 'gone', 'new', 'same'] as const
export type Verdict = (typeof verdicts)[number]

export interface Compared {
  verdict: 'changed' | 'new' | 'same'
  /** How many pixels differ. */
  pixels: number
  /** What differs, in colour over the faded picture; only of a change. */
  difference?: Buffer
}

/** How far a pixel's colour may be off before it counts: below what an eye sees, above what a rasteriser rounds. */
export const pixelThreshold = 0.05

/** Compares a picture with the accepted one. One that grew or shrank has changed, however little. */
export function compare(accepted: Buffer | undefined, taken: Buffer): Compared {
  if (!accepted) return { verdict: 'new', pixels: 0 }
  if (accepted.equals(taken)) return { verdict: 'same', pixels: 0 }
  const before = PNG.sync.read(accepted)
  const after = PNG.sync.read(taken)
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const difference = new PNG({ width, height })
  const pixels = pixelmatch(
    onGround(before, width, height).data,
    onGround(after, width, height).data,
    difference.data,
    width,
    height,
    { threshold: pixelThreshold },
  )
  const resized = before.width !== after.width || before.height !== after.height
  if (pixels === 0 && !resized) return { verdict: 'same', pixels }
  return { verdict: 'changed', pixels, difference: PNG.sync.write(difference) }
}

function onGround(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const ground = new PNG({ width, height })
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0)
  return ground
}

/** How a run ends: 0 as accepted, 1 with differences, 2 where there was nothing to compare with or a story failed. */
export function exitCode(outcome: {
  verdicts: readonly Verdict[]
  accepting: boolean
  hadBaselines: boolean
}): 0 | 1 | 2 {
  if (outcome.verdicts.includes('failed')) return 2
  if (outcome.accepting) return 0
  if (!outcome.hadBaselines) return 2
  return outcome.verdicts.every((verdict) => verdict === 'same') ? 0 : 1
}

/** `3 changed, 1 new, 44 as accepted`. */
export function summary(all: readonly Verdict[]): string {
  const words: Record<Verdict, string> = {
    failed: 'could not be shown',
    changed: 'changed',
    gone: 'gone',
    new: 'new',
    same: 'as accepted',
  }
  const parts = verdicts.flatMap((verdict) => {
    const count = all.filter((each) => each === verdict).length
    return count > 0 ? [`${count} ${words[verdict]}`] : []
  })
  return parts.join(', ') || 'no pictures'
}
