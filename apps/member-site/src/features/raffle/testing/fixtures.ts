import type { ValueOf } from '@baize/api'
import type { raffle } from '@baize/api/calls'

type Week = ValueOf<typeof raffle>

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

/** The draw of the week before. */
export const lastDraw: NonNullable<Week['last']> = {
  id: 'raf_46',
  tickets: 1810,
  drawnAt: '2026-11-15T17:00:00Z',
  seedHash: hash,
  seed: 'c0ffee254729296a45a3885639ac7e10',
  winners: [
    { place: 1, number: 402, player: 'da***', prize: '100.00', own: false },
    { place: 2, number: 17, player: 'Dara', prize: '50.00', own: true },
    { place: 3, number: 1201, player: 'so***', prize: '20.00', own: false },
  ],
}

/** A week under way, with the draw of the week before. */
export function week(differing: Partial<Week> = {}): Week {
  return {
    id: 'raf_47',
    from: '2026-11-16',
    to: '2026-11-22',
    drawAt: '2026-11-22T17:00:00Z',
    rule: { deposit: '10.00', validBet: '100.00' },
    prizes: ['100.00', '50.00', '20.00', '10.00', '10.00'],
    tickets: 1240,
    own: {
      claimed: 7,
      claimable: 3,
      numbers: [
        { from: 12, to: 17 },
        { from: 904, to: 904 },
      ],
    },
    seedHash: hash,
    seed: null,
    last: lastDraw,
    ...differing,
  }
}

/** The first week of a site: no tickets yet, nothing was drawn. */
export const firstWeek = week({
  tickets: 0,
  own: { claimed: 0, claimable: 0, numbers: [] },
  last: null,
})
