import type { Draws, LotteryDraws } from '../useDraws.ts'

/** A lottery whose last result is known. */
export const lottery = (gameCode: string, changes: Partial<LotteryDraws> = {}): LotteryDraws => ({
  nodeId: '32001',
  gameCode,
  vassalage: 'TCG_LOTTO_VN',
  displayName: 'Hanoi 1 Minute',
  underMaintenance: false,
  asOf: '2026-11-21T05:00:00Z',
  stale: false,
  next: { drawId: `${gameCode}-2`, closesAt: '2026-11-21T05:00:55Z', drawsAt: '2026-11-21T05:01:00Z' },
  last: { drawId: `${gameCode}-1`, drawnAt: '2026-11-21T05:00:00Z', numbers: '48213' },
  ...changes,
})

export const draws = (changes: Partial<Draws> = {}): Draws => ({
  now: '2026-11-21T05:00:20Z',
  lotteries: [lottery('hanoi-one-minute')],
  ...changes,
})
