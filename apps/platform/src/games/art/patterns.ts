import { decorativeNumbers } from './paint.ts'

type Draw = (random: () => number, width: number, height: number) => string

const rays: Draw = (random, width, height) => {
  const [x, y, turn] = [width / 2, height * 0.42, random() * 30]
  const reach = width + height
  const wedges = Array.from({ length: 12 }, (_, index) => {
    const angle = ((index * 30 + turn) * Math.PI) / 180
    const point = (at: number) => `${x + Math.cos(at) * reach} ${y + Math.sin(at) * reach}`
    return `M${x} ${y}L${point(angle)}L${point(angle + 0.24)}z`
  })
  return `<path d="${wedges.join('')}" fill="#fff" opacity=".07"/>`
}

const rings: Draw = (random, width, height) => {
  const [x, y] = [width * (0.3 + random() * 0.4), height * (0.25 + random() * 0.3)]
  return Array.from(
    { length: 7 },
    (_, index) =>
      `<circle cx="${x}" cy="${y}" r="${40 + index * 44}" fill="none" stroke="#fff" stroke-opacity="${0.14 - index * 0.015}" stroke-width="2"/>`,
  ).join('')
}

const waves: Draw = (random, width, height) =>
  Array.from({ length: 6 }, (_, index) => {
    const y = height * (0.3 + index * 0.13)
    const swing = 14 + random() * 22
    const quarter = width / 4
    return `<path d="M0 ${y}q${quarter / 2} ${-swing} ${quarter} 0t${quarter} 0 ${quarter} 0 ${quarter} 0V${height}H0z" fill="#fff" opacity=".045"/>`
  }).join('')

const lattice: Draw = (random, width, height) => {
  const step = 44 + Math.floor(random() * 4) * 8
  const lines: string[] = []
  for (let at = -height; at < width + height; at += step) {
    lines.push(`M${at} 0l${height} ${height}M${at} ${height}l${height} ${-height}`)
  }
  return `<path d="${lines.join('')}" fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="1.5"/>`
}

const suits: Draw = (random, width, height) =>
  Array.from({ length: 14 }, () => {
    const [x, y, size] = [random() * width, random() * height, 0.5 + random() * 1.1]
    return `<path transform="translate(${x} ${y}) scale(${size}) rotate(${random() * 60 - 30})" d="${random() < 0.5 ? 'M0-16 12 0 0 16-12 0z' : 'M0 14C-5 7-15 3-15-5c0-8 11-11 15-3 4-8 15-5 15 3C15 3 5 7 0 14z'}" fill="#fff" opacity=".08"/>`
  }).join('')

const patterns = [rays, rings, waves, lattice, suits]

/** One of five cloth patterns, chosen and varied by the seed. */
export function clothPattern(seed: number, width: number, height: number): string {
  const random = decorativeNumbers(seed)
  const draw = patterns[seed % patterns.length] ?? rays
  return draw(random, width, height)
}

/** Points of light, a few of them with a cross of rays. */
export function sparkles(seed: number, width: number, height: number, count: number): string {
  const random = decorativeNumbers(seed ^ 0x9e3779b9)
  return Array.from({ length: count }, (_, index) => {
    const [x, y, size] = [random() * width, random() * height * 0.8, 1.5 + random() * 3]
    const cross = `<path d="M${x} ${y - size * 4}q${size * 0.4} ${size * 3.6} ${size * 4} ${size * 4}q${-size * 3.6} ${size * 0.4} ${-size * 4} ${size * 4}q${-size * 0.4} ${-size * 3.6} ${-size * 4} ${-size * 4}q${size * 3.6} ${-size * 0.4} ${size * 4} ${-size * 4}z" fill="#fff" opacity=".75"/>`
    return index % 3 === 0
      ? cross
      : `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff" opacity="${(0.2 + random() * 0.4).toFixed(2)}"/>`
  }).join('')
}
