import type { FooterMark } from '@baize/ui'

/** Hue of the ground, and the emblem, in a square of 24. No real bank's: this is a sandbox. */
const emblems: readonly (readonly [name: string, ground: string, emblem: string])[] = [
  ['Mekong Bank', '#0b6e8a', 'M3 9q3-4 6 0t6 0 6 0M3 14q3-4 6 0t6 0 6 0M3 19q3-4 6 0t6 0 6 0'],
  ['Angkor Commercial Bank', '#9a5b13', 'M3 20h18M5 20v-6h3v6M16 20v-6h3v6M10 20V9l2-6 2 6v11'],
  ['Tonle Savings Bank', '#1f7a4d', 'M4 15a8 6 0 0 0 16 0zM12 15V4l5 7h-5'],
  ['Riverside Bank', '#3d4fb0', 'M4 20C10 16 6 9 12 4c6 5 2 12 8 16'],
  [
    'Lotus Bank',
    '#b03a6e',
    'M12 20C5 18 4 12 5 9c4 1 6 5 7 11 1-6 3-10 7-11 1 3 0 9-7 11zM12 17c-3-5-2-9 0-13 2 4 3 8 0 13',
  ],
  [
    'Golden Rice Bank',
    '#a67c00',
    'M12 21V6M12 9C8 9 7 6 7 4c4 0 5 3 5 5zM12 9c4 0 5-3 5-5-4 0-5 3-5 5zM12 15c-4 0-5-3-5-5 4 0 5 3 5 5zM12 15c4 0 5-3 5-5-4 0-5 3-5 5z',
  ],
  ['Elephant Trust', '#5b6472', 'M4 19v-7a7 6 0 0 1 14 0v2q0 3 3 3M8 19v-4M14 19v-4'],
  ['Moon Pay', '#5a3ea6', 'M16 4a8.5 8.5 0 1 0 4 12A7 7 0 0 1 16 4z'],
  ['Kingfisher Wallet', '#0a7fb5', 'M3 17c5 0 7-3 9-7 2-3 5-4 9-3-3 1-4 3-5 6-2 5-7 7-13 4z'],
  ['Banyan Bank', '#3f6b2a', 'M12 21v-8M8 21v-6M16 21v-6M4 13a8 7 0 0 1 16 0z'],
]

const picture = (ground: string, emblem: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${ground}"/><path d="${emblem}" transform="translate(3 3) scale(.75)" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )}`

/** The logos of the ten banks and wallets of the sandbox, our own drawings. */
export const bankMarks: readonly FooterMark[] = emblems.map(([name, ground, emblem], index) => ({
  id: `bank${index + 1}`,
  name,
  image: picture(ground, emblem),
}))
