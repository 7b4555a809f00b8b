import { decorativeNumbers, short } from './paint.ts'

/** Shapes of one paint are one path, and see-through by their fill: a browser paints each element, and a layer for each opacity. */
type Draw = (random: () => number, width: number, height: number) => string

const rays: Draw = (random, width, height) => {
  const [x, y, turn] = [width / 2, height * 0.42, random() * 30]
  const reach = width + height
  const wedges = Array.from({ length: 12 }, (_, index) => {
    const angle = ((index * 30 + turn) * Math.PI) / 180
    const point = (at: number) => `${short(x + Math.cos(at) * reach)} ${short(y + Math.sin(at) * reach)}`
    return `M${short(x)} ${short(y)}L${point(angle)}L${point(angle + 0.24)}z`
  })
  return `<path d="${wedges.join('')}" fill="#fff" fill-opacity=".07"/>`
}

const rings: Draw = (random, width, height) => {
  const [x, y] = [width * (0.3 + random() * 0.4), height * (0.25 + random() * 0.3)]
  return Array.from(
    { length: 7 },
    (_, index) =>
      `<circle cx="${short(x)}" cy="${short(y)}" r="${40 + index * 44}" fill="none" stroke="#fff" stroke-opacity="${(0.14 - index * 0.015).toFixed(3)}" stroke-width="2"/>`,
  ).join('')
}

const waves: Draw = (random, width, height) =>
  Array.from({ length: 6 }, (_, index) => {
    const y = short(height * (0.3 + index * 0.13))
    const swing = short(14 + random() * 22)
    const quarter = width / 4
    return `<path d="M0 ${y}q${quarter / 2} -${swing} ${quarter} 0t${quarter} 0 ${quarter} 0 ${quarter} 0V${height}H0z" fill="#fff" fill-opacity=".045"/>`
  }).join('')

const lattice: Draw = (random, width, height) => {
  const step = 44 + Math.floor(random() * 4) * 8
  const lines: string[] = []
  for (let at = -height; at < width + height; at += step) {
    lines.push(`M${at} 0l${height} ${height}M${at} ${height}l${height} ${-height}`)
  }
  return `<path d="${lines.join('')}" fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="1.5"/>`
}

/** Corners of a diamond, and the curves of a heart, around the origin: pairs of x and y. */
const diamond = [0, -16, 12, 0, 0, 16, -12, 0]
const heart = [
  0, 14, -5, 7, -15, 3, -15, -5, -15, -13, -4, -16, 0, -8, 4, -16, 15, -13, 15, -5, 15, 3, 5, 7, 0, 14,
]

const suits: Draw = (random, width, height) => {
  const shapes = Array.from({ length: 14 }, () => {
    const [x, y, size] = [random() * width, random() * height, 0.5 + random() * 1.1]
    const isDiamond = random() < 0.5
    const turn = ((random() * 60 - 30) * Math.PI) / 180
    const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size]
    const points = (isDiamond ? diamond : heart).map((at, index, all) => {
      const other = all[index % 2 ? index - 1 : index + 1] ?? 0
      return short(index % 2 ? y + other * sin + at * cos : x + at * cos - other * sin)
    })
    return `M${points.slice(0, 2).join(' ')}${isDiamond ? 'L' : 'C'}${points.slice(2).join(' ')}z`
  })
  return `<path d="${shapes.join('')}" fill="#fff" fill-opacity=".08"/>`
}

const patterns = [rays, rings, waves, lattice, suits]

/** One of five cloth patterns, chosen and varied by the seed. */
export function clothPattern(seed: number, width: number, height: number): string {
  const random = decorativeNumbers(seed)
  const draw = patterns[seed % patterns.length] ?? rays
  return draw(random, width, height)
}

/** Points of light, a few of them with a cross of rays: faint, brighter, and rays. */
export function sparkles(seed: number, width: number, height: number, count: number): string {
  const random = decorativeNumbers(seed ^ 0x9e3779b9)
  const faint: string[] = []
  const bright: string[] = []
  const crosses: string[] = []
  for (let index = 0; index < count; index += 1) {
    const [x, y, size] = [random() * width, random() * height * 0.8, 1.5 + random() * 3]
    if (index % 3 === 0) {
      const [near, far, reach] = [short(size * 0.4), short(size * 3.6), short(size * 4)]
      crosses.push(
        `M${short(x)} ${short(y - size * 4)}q${near} ${far} ${reach} ${reach}q-${far} ${near}-${reach} ${reach}q-${near}-${far}-${reach}-${reach}q${far}-${near} ${reach}-${reach}z`,
      )
    } else {
      const [r, across] = [short(size), short(size * 2)]
      const point = `M${short(x - size)} ${short(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`
      ;(random() < 0.5 ? faint : bright).push(point)
    }
  }
  const points = (shapes: readonly string[], opacity: string) =>
    `<path d="${shapes.join('')}" fill="#fff" fill-opacity="${opacity}"/>`
  return points(faint, '.3') + points(bright, '.5') + points(crosses, '.75')
}
