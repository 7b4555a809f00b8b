import { parseMoney } from '@baize/api/money'
import { drawsOf } from '../fairness/draws.ts'

/** One ticket for each whole so much of the week's credited deposits, and of its valid bet. */
export const ticketRule = { deposit: parseMoney('10.00'), validBet: parseMoney('100.00') } as const

/** Cash, the first prize first. */
export const rafflePrizes = ['100.00', '50.00', '20.00', '10.00', '10.00'].map((text) => parseMoney(text))

export const ticketsFor = (deposited: bigint, validBet: bigint): number =>
  Number(deposited / ticketRule.deposit + validBet / ticketRule.validBet)

/**
 * The winning numbers, first prize first: drawn from 1 to the number of tickets by the seed, the raffle's id and that
 * number; a number that was drawn before is skipped. The draw can be repeated once the seed is shown.
 */
export function drawNumbers(seed: string, raffleId: string, tickets: number, prizes: number): number[] {
  const drawn = new Set<number>()
  if (tickets === 0) return []
  const below = drawsOf(seed, raffleId, tickets)
  while (drawn.size < Math.min(prizes, tickets)) drawn.add(below(tickets) + 1)
  return [...drawn]
}
