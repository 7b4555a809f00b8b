/** What an icon shows, in a square of 48: white on a ground of its own hue. */
const shapes: Readonly<Record<string, string>> = {
  lotus:
    '<path d="M24 10c5 6 5 14 0 22-5-8-5-16 0-22Z"/><path d="M10 20c7 1 11 6 13 13-8 0-12-5-13-13Zm28 0c-7 1-11 6-13 13 8 0 12-5 13-13Z"/>',
  moon: '<path d="M30 10a15 15 0 1 0 8 22A14 14 0 0 1 30 10Z"/>',
  sun: '<circle cx="24" cy="24" r="8"/><path d="M24 8v5m0 22v5M8 24h5m22 0h5M13 13l3 3m16 16 3 3m0-22-3 3M16 32l-3 3" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  fish: '<path d="M8 24c6-9 18-10 25-2l7-6v16l-7-6c-7 8-19 7-25-2Z"/>',
  mountain: '<path d="M6 36 18 15l6 9 5-7 13 19Z"/>',
  wave: '<path d="M8 20c5-6 11-6 16 0s11 6 16 0M8 30c5-6 11-6 16 0s11 6 16 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
  leaf: '<path d="M12 36C9 20 20 11 38 11c0 18-9 28-26 25Z"/>',
  kite: '<path d="M24 8 37 22 24 36 11 22Z"/><path d="M24 36c2 2-2 3 0 5" stroke="#fff" stroke-width="2" fill="none"/>',
  drum: '<ellipse cx="24" cy="15" rx="13" ry="5"/><path d="M11 19c4 5 22 5 26 0v14c-4 6-22 6-26 0Z"/>',
  star: '<path d="m24 9 4.6 9.6 10.4 1.4-7.6 7.3 1.9 10.5L24 32.700l-9.300 5.100 1.900-10.500L9 20l10.400-1.400Z"/>',
  boat: '<path d="M7 28h34c-3 7-8 10-17 10S10 35 7 28Zm16-19v16H11Zm3 4 11 12H26Z"/>',
  lantern: '<path d="M20 9h8v4h-8Zm4 4c9 0 12 5 12 11s-3 11-12 11-12-5-12-11 3-11 12-11Zm-3 24h6v4h-6Z"/>',
}

export const iconIds: readonly string[] = Object.keys(shapes)

/** The image as a data URL; the hues lie evenly round the circle, dark enough for white to be readable. */
export function iconPicture(id: string): string {
  const hue = Math.round((iconIds.indexOf(id) * 360) / iconIds.length)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="hsl(${hue} 55% 32%)"/><g fill="#fff">${shapes[id] ?? ''}</g></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
