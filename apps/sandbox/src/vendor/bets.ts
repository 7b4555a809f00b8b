import { drawOnSale, findBetType } from '@baize/platform/games/lotteryDraws.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import { findGameByCode } from '../games/catalogue.ts'
import { findLottery } from '../games/generated/lotteries.ts'
import { couponPays, type Leg, type MatchResult, matchesFrom, matchInSlot } from './coupon.ts'
import { winsWith } from './lottery.ts'

/** What a ticket was bet on, as it is written down. */
export type TicketBet =
  | { readonly kind: 'crash'; readonly target: number | null }
  | {
      readonly kind: 'lottery'
      readonly drawId: string
      readonly type: string
      readonly choice: string
      readonly odds: number
    }
  | { readonly kind: 'coupon'; readonly legs: readonly Leg[] }

interface Asked {
  readonly target?: number | undefined
  readonly lottery?: { readonly drawId: string; readonly type: string; readonly choice: string } | undefined
  readonly legs?: readonly Leg[] | undefined
}

const invalid = (field: string) => new Refusal('invalidFields', { problems: [{ field, code: 'choice' }] })

/** What is bet on, when the game can take it now; also when it will be settled, for all but flights. */
export function betFor(gameCode: string, asked: Asked, at: Date): { bet: TicketBet; settlesAt: Date | null } {
  const game = findGameByCode(gameCode)
  if (game?.family === 'crash') {
    if (asked.lottery || asked.legs) throw invalid('legs')
    return { bet: { kind: 'crash', target: asked.target ?? null }, settlesAt: null }
  }
  if (game?.family === 'lottery') return lotteryBet(gameCode, asked, at)
  if (game?.family === 'coupon') {
    const legs = asked.legs ?? []
    const onSale = new Map(matchesFrom(game, at).map((match) => [match.id, match]))
    if (legs.length === 0 || new Set(legs.map((leg) => leg.match)).size !== legs.length) throw invalid('legs')
    const matches = legs.map((leg) => {
      const match = onSale.get(leg.match)
      if (!match) throw new Refusal('roundClosed')
      if (match.odds[leg.pick] === 0 || match.odds[leg.pick] !== leg.odds) throw invalid('legs')
      return match
    })
    const settlesAt = new Date(Math.max(...matches.map((match) => match.endsAt.getTime())))
    return { bet: { kind: 'coupon', legs }, settlesAt }
  }
  throw invalid('roundId')
}

function lotteryBet(gameCode: string, { lottery: asked }: Asked, at: Date) {
  const lottery = findLottery(gameCode)
  const type = findBetType(asked?.type ?? '')
  if (!lottery || !asked || !type?.choice.test(asked.choice)) throw invalid('lottery.choice')
  const draw = drawOnSale(lottery, at)
  if (draw.id !== asked.drawId || at > draw.closesAt) throw new Refusal('roundClosed')
  return { bet: { kind: 'lottery' as const, ...asked, odds: type.odds }, settlesAt: draw.drawsAt }
}

/** The draws and matches that a bet waits for. */
export const eventsOf = (bet: TicketBet): string[] => {
  if (bet.kind === 'lottery') return [bet.drawId]
  return bet.kind === 'coupon' ? bet.legs.map((leg) => leg.match) : []
}

/** What a lottery bet or a coupon pays; null returns the stake. */
export function paysBy(bet: TicketBet, stake: bigint, outcomes: ReadonlyMap<string, string>): bigint | null {
  if (bet.kind === 'coupon') {
    return couponPays(stake, bet.legs, (match) => (outcomes.get(match) ?? 'void') as MatchResult)
  }
  if (bet.kind !== 'lottery') throw new Error('a flight is settled by its time')
  const type = findBetType(bet.type)
  if (!type || !winsWith(outcomes.get(bet.drawId) ?? '', type.type, bet.choice)) return 0n
  return (stake * BigInt(bet.odds)) / 100n
}

const hundredths = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`

/** A bet as text that needs no translation: choices, team names and odds. */
export function linesOf(bet: TicketBet, gameCode: string): string[] {
  if (bet.kind === 'crash') return bet.target === null ? [] : [`${hundredths(bet.target)}×`]
  if (bet.kind === 'lottery') return [`${bet.choice} @ ${hundredths(bet.odds)}`]
  const game = findGameByCode(gameCode)
  return bet.legs.map(({ match, pick, odds }) => {
    const slot = Number(match.slice(match.lastIndexOf('-') + 1))
    const teams = game ? matchInSlot(game, slot) : null
    const named = { home: '1', draw: 'X', away: '2' }[pick]
    return `${teams?.home.en ?? ''} – ${teams?.away.en ?? ''}: ${named} @ ${hundredths(odds)}`
  })
}
