import { colourHex, readColour } from '../colour.ts'
import { readTokens } from '../readTokens.ts'
import { type Paint, png, type Shape } from './picture.ts'

/** The colours that a brand's marks are drawn in, as hex. */
interface Inks {
  cloth: string
  deep: string
  mark: string
  word: { light: string; dark: string }
}

/** Everything is drawn on a square of this size and scaled. */
const unit = 64

/** A chip seen from above: a polygon with as many sides as the name determines, with a round hole and a dot. */
interface Motif {
  sides: number
  turn: number
}

/** The images of a new brand, drawn from its colours: a logo, an icon, an app icon and a wide image. */
export function drawAssets(name: string, tokens: unknown): Map<string, string | Buffer> {
  const inks = inksOf(tokens)
  const motif = motifOf(name)
  return new Map<string, string | Buffer>([
    ['logo.svg', logo(name, inks, motif)],
    ['favicon.svg', svg(unit, unit, `<title>${escaped(name)}</title>${mark(inks, motif)}`)],
    ['app-icon.png', appIcon(inks, motif, 512)],
    ['app-icon-192.png', appIcon(inks, motif, 192)],
    ['art.svg', art(name, inks, motif)],
  ])
}

function inksOf(tokens: unknown): Inks {
  const { light, dark } = readTokens(tokens)
  const hex = (scheme: Map<string, string>, role: string) => {
    const colour = readColour(scheme.get(`color.${role}`))
    return colour ? colourHex(colour) : '#808080'
  }
  return {
    cloth: hex(light, 'felt.base'),
    deep: hex(light, 'felt.deep'),
    mark: hex(light, 'premium.base'),
    word: { light: hex(light, 'text.primary'), dark: hex(dark, 'text.primary') },
  }
}

function motifOf(name: string): Motif {
  const sum = [...name].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return { sides: 3 + (sum % 6), turn: sum % 2 === 0 ? 0 : Math.PI / (3 + (sum % 6)) }
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

const svg = (width: number, height: number, body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${attributes}>${body}</svg>\n`

const round = (value: number) => Number(value.toFixed(2))

function corners({ sides, turn }: Motif, radius: number): [number, number][] {
  return Array.from({ length: sides }, (_, index) => {
    const angle = turn - Math.PI / 2 + (index * 2 * Math.PI) / sides
    return [round(32 + radius * Math.cos(angle)), round(32 + radius * Math.sin(angle))]
  })
}

function chip(inks: Inks, motif: Motif): string {
  const points = corners(motif, 22)
    .map((corner) => corner.join(','))
    .join(' ')
  return (
    `<polygon points="${points}" fill="${inks.mark}" stroke="${inks.mark}" stroke-width="6" stroke-linejoin="round"/>` +
    `<circle cx="32" cy="32" r="9" fill="${inks.deep}"/><circle cx="32" cy="32" r="4" fill="${inks.mark}"/>`
  )
}

function mark(inks: Inks, motif: Motif): string {
  return (
    `<rect width="64" height="64" rx="14" fill="${inks.deep}"/>` +
    `<path d="M14 0h36a14 14 0 0 1 14 14v4A58 58 0 0 1 18 64h-4A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0Z" fill="${inks.cloth}"/>` +
    chip(inks, motif)
  )
}

function logo(name: string, inks: Inks, motif: Motif): string {
  const { light, dark } = inks.word
  const style = `<style>.word{fill:${light}}@media (prefers-color-scheme:dark){.word{fill:${dark}}}</style>`
  const word = `<text class="word" x="60" y="33" font-family="system-ui,sans-serif" font-size="26" font-weight="800">${escaped(name)}</text>`
  const body = `${style}<g transform="scale(.75)">${mark(inks, motif)}</g>${word}`
  return svg(72 + [...name].length * 16, 48, body, ` role="img" aria-label="${escaped(name)}"`)
}

/** The brand's cloth, wide and quiet, with its chips lying on it. */
function art(name: string, inks: Inks, motif: Motif): string {
  const places = [
    [930, 60, 3],
    [760, 210, 1.6],
    [1010, 290, 1.1],
    [640, 40, 0.8],
  ]
  const chips = places.map(
    ([x, y, scale]) => `<g transform="translate(${x} ${y}) scale(${scale})">${chip(inks, motif)}</g>`,
  )
  const ground = `<title>${escaped(name)}</title><rect width="1200" height="400" fill="${inks.deep}"/><circle cx="1000" cy="120" r="420" fill="${inks.cloth}"/>`
  return svg(1200, 400, ground + chips.join(''))
}

function appIcon(inks: Inks, motif: Motif, size: number): Buffer {
  const scale = size / unit
  const disc = (radius: number, paint: string): Shape => ({
    paint: paintOf(paint),
    distance: (x, y) => Math.hypot(x - size / 2, y - size / 2) - radius * scale,
  })
  const edge = corners(motif, 22).map(([x, y]) => [x * scale, y * scale] as const)
  const polygon: Shape = {
    paint: paintOf(inks.mark),
    distance: (x, y) => fromPolygon(edge, x, y) - 3 * scale,
  }
  return png(size, paintOf(inks.cloth), [polygon, disc(9, inks.deep), disc(4, inks.mark)])
}

function paintOf(hex: string): Paint {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

/** How far a point is from a polygon whose corners run clockwise; below zero inside. */
function fromPolygon(edge: readonly (readonly [number, number])[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let inside = true
  for (const [index, [ax, ay]] of edge.entries()) {
    const [bx, by] = edge[(index + 1) % edge.length] ?? [ax, ay]
    const [dx, dy] = [bx - ax, by - ay]
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, y - ay - along * dy))
    if (dx * (y - ay) - dy * (x - ax) < 0) inside = false
  }
  return inside ? -nearest : nearest
}
