import { randomInt } from 'node:crypto'
import { glyphs, type Point } from './glyphs.ts'

const width = 180
const height = 64

const letters = Object.keys(glyphs)

/** Five unpredictable characters. */
export function randomAnswer(): string {
  return Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
}

/**
 * Draws the expected answer as an SVG data URL: every point moved a little, the strokes and the noise in one shuffled
 * path.
 */
export function drawAnswer(answer: string): string {
  const strokes = [...answer].flatMap((letter, index) => placeGlyph(letter, index))
  const noise = Array.from({ length: 4 }, () =>
    curve([
      [around(width * 0.1, 20), around(height / 2, 26)],
      [around(width * 0.5, 30), around(height / 2, 30)],
      [around(width * 0.9, 20), around(height / 2, 26)],
    ]),
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#f4f1e6"/>` +
    `<path d="${shuffle(noise).join('')}" fill="none" stroke="#7d8f85" stroke-width="1.6"/>` +
    `<path d="${shuffle(strokes).join('')}" fill="none" stroke="#12352a" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>` +
    '</svg>'
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function placeGlyph(letter: string, index: number): string[] {
  const turn = around(0, 0.32)
  const scale = around(2.3, 0.35)
  const lean = around(0, 0.25)
  const [middleX, middleY] = [24 + index * 33 + around(0, 3), height / 2 + around(0, 6)]
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 5 + lean * (7 - y) + around(0, 0.35)) * scale, (y - 7 + around(0, 0.35)) * scale]
    return [
      middleX + dx * Math.cos(turn) - dy * Math.sin(turn),
      middleY + dx * Math.sin(turn) + dy * Math.cos(turn),
    ]
  }
  return (glyphs[letter] ?? []).map((stroke) => curve(stroke.map(place)))
}

/** A line through points whose corners are softened, so that letters of a kind never share their numbers. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first
    const [bendX, bendY] = [around((fromX + x) / 2, 1.6), around((fromY + y) / 2, 1.6)]
    return `Q${round(bendX)} ${round(bendY)} ${round(x)} ${round(y)}`
  })
  return `M${round(first[0])} ${round(first[1])}${steps.join('')}`
}

const around = (middle: number, spread: number): number => middle + (randomInt(2001) / 1000 - 1) * spread
const round = (value: number): number => Math.round(value * 10) / 10

function shuffle<Item>(items: readonly Item[]): Item[] {
  const left = [...items]
  const mixed: Item[] = []
  while (left.length > 0) mixed.push(...left.splice(randomInt(left.length), 1))
  return mixed
}
