import type { Game } from './GameTile.tsx'

/** A drawn image for stories, which load nothing from outside. */
function drawn(hue: number, mark: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><defs><radialGradient id="g" cx=".3" cy=".15" r="1.1"><stop stop-color="hsl(${hue} 62% 58%)"/><stop offset="1" stop-color="hsl(${hue + 40} 58% 16%)"/></radialGradient></defs><rect width="300" height="300" fill="url(#g)"/><circle cx="150" cy="150" r="104" fill="none" stroke="white" stroke-opacity=".25" stroke-width="3"/><text x="150" y="196" font-family="serif" font-weight="700" font-size="130" fill="white" text-anchor="middle">${mark}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const named = [
  ['dragon-palace', 'Dragon Palace', 'Sandbox Slots', drawn(8, '龍')],
  ['angkor-gold', 'Angkor Gold', 'Sandbox Slots', drawn(38, 'A')],
  ['baccarat-squeeze', 'Baccarat Squeeze', 'Sandbox Live'],
  ['naga-river', 'Naga River', 'Sandbox Slots', drawn(172, 'N')],
  ['lucky-crash', 'Lucky Crash', 'Sandbox Crash', drawn(262, '×')],
  ['koi-hunter', 'Koi Hunter', 'Sandbox Fish', drawn(204, '魚')],
  ['midnight-roulette', 'Midnight Roulette', 'Sandbox Live'],
  ['rooster-arena', 'Rooster Arena', 'Sandbox Cockfight', drawn(350, 'R')],
  ['temple-runner-deluxe', 'Temple of the Thousand Lanterns Deluxe Edition', 'Sandbox Slots', drawn(28, 'T')],
  ['thirteen', 'Tien Len Thirteen', 'Sandbox Cards'],
  ['mekong-lotto', 'Mekong Lotto', 'Sandbox Lottery', drawn(140, '7')],
  ['sic-bo', 'Sic Bo', 'Sandbox Live'],
  ['jade-mine', 'Jade Mine', 'Sandbox Slots', drawn(152, '玉')],
  ['blackjack', 'Blackjack 21', 'Sandbox Table'],
] as const

/** Games for stories: with and without images, hot and not. */
export function sampleGames(count: number): Game[] {
  return Array.from({ length: count }, (_, index) => {
    const [id, name, vendor, image] = named[index % named.length] ?? named[0]
    return {
      id: index < named.length ? id : `${id}-${index}`,
      name,
      vendor,
      hot: index % 4 === 0,
      ...(image && { image }),
    }
  })
}
