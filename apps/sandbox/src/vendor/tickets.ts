import type { ErrorCode } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import { transact, type Unit } from '@baize/platform/database/index.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import { jobKind } from '@baize/platform/jobs/index.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { wire } from '@baize/platform/wallet/wire.ts'
import type { Selectable } from 'kysely'
import type { SandboxTables } from '../tables.ts'
import { eventsOf, paysBy, type TicketBet } from './bets.ts'
import { drawPoint, payAt, payAtEnd, timeOf } from './crash.ts'
import { partsOfBet, resultsOfBet } from './describe.ts'
import { settleEvents } from './results.ts'
import { takeDraws } from './seeds.ts'
import { callWallet, type WalletBody } from './wallet.ts'

export type Ticket = Selectable<SandboxTables['sandbox_ticket']>

/** Follows a ticket until it is settled, also when its page or its server is closed. */
export const ticketWork = jobKind<{ ticketId: string }>('sandbox.ticket')
const secondsToRetry = ({ settings }: Platform): number => (settings.shortDelays ? 2 : 15)

export const betOf = (ticket: Ticket): TicketBet => JSON.parse(ticket.bet) as TicketBet

const readTicket = (platform: Platform, id: string): Promise<Ticket> =>
  platform.db.selectFrom('sandbox_ticket').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const findTicket = (platform: Platform, playSessionId: string, roundId: string) =>
  platform.db
    .selectFrom('sandbox_ticket')
    .selectAll()
    .where('play_session_id', '=', playSessionId)
    .where('round_id', '=', roundId)
    .executeTakeFirst()

type NewTicket = Pick<
  Ticket,
  | 'id'
  | 'member_id'
  | 'play_session_id'
  | 'play_session_sealed'
  | 'vassalage'
  | 'game_code'
  | 'round_id'
  | 'kind'
  | 'stake'
  | 'bet'
  | 'created_at'
  | 'settles_at'
>

/** Writes a ticket down before anything else happens; a flight's end is drawn with it. False when it existed. */
export const writeTicket = (platform: Platform, ticket: NewTicket): Promise<boolean> =>
  transact(platform.database, async ({ trx }) => {
    const flies = ticket.kind === 'crash'
    const draws = flies ? await takeDraws(platform, trx, ticket.member_id) : null
    const written = await trx
      .insertInto('sandbox_ticket')
      .values({
        ...ticket,
        seed_id: draws?.seedId ?? null,
        nonce: draws?.nonce ?? null,
        crash_point: draws ? drawPoint(draws.below) : null,
        state: 'open',
        refused: null,
        outcome: null,
        payout: null,
        balance: null,
        placed_at: null,
      })
      .onConflict((conflict) => conflict.columns(['play_session_id', 'round_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) return false
    await platform.jobs.send(trx, ticketWork, { ticketId: ticket.id }, { after: secondsToRetry(platform) })
    return true
  })

type Change = Partial<
  Pick<Ticket, 'state' | 'refused' | 'outcome' | 'payout' | 'balance' | 'placed_at' | 'settles_at'>
>

/** One step of a ticket, from the state that it must be in; of two at once only one is taken. */
async function step(platform: Platform, id: string, from: Ticket['state'], change: Change): Promise<void> {
  await platform.db
    .updateTable('sandbox_ticket')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .execute()
}

const decision = (payout: bigint | null): Change => ({
  state: 'decided',
  outcome: payout === null ? 'refunded' : payout > 0n ? 'won' : 'lost',
  payout: payout ?? 0n,
})

/** Advances a ticket as far as possible now: placed, decided, paid. Each call to the wallet counts once. */
export async function advance(platform: Platform, id: string): Promise<Ticket> {
  let ticket = await readTicket(platform, id)
  if (ticket.state === 'open') await place(platform, ticket)
  ticket = await readTicket(platform, id)
  if (ticket.state === 'placed' && ticket.settles_at !== null && ticket.settles_at <= platform.now()) {
    await decide(platform, ticket)
    ticket = await readTicket(platform, id)
  }
  if (ticket.state === 'decided') await pay(platform, ticket)
  return readTicket(platform, id)
}

const walletOf = (platform: Platform, ticket: Ticket) => {
  const playSession = platform.secrets.open('play-session', ticket.play_session_sealed)
  const betTransactionId = `bet-${ticket.id}`
  return (operation: 'bet' | 'win' | 'rollback', body: WalletBody) =>
    callWallet(platform, ticket.vassalage, operation, {
      playSession,
      roundId: ticket.round_id,
      ...(operation === 'bet' ? {} : { betTransactionId }),
      ...body,
    })
}

async function place(platform: Platform, ticket: Ticket): Promise<void> {
  const parts = partsOfBet(betOf(ticket), ticket.game_code)
  const answer = await walletOf(platform, ticket)('bet', {
    transactionId: `bet-${ticket.id}`,
    amount: wire(ticket.stake),
    ...(parts.length > 0 ? { parts } : {}),
  })
  if (answer.kind === 'unknown') throw new Refusal('busy', { params: { retryAfterSeconds: 2 } })
  if (answer.kind === 'refused') {
    return step(platform, ticket.id, 'open', { state: 'refused', refused: answer.code })
  }
  const placedAt = platform.now()
  const flight = { placed_at: placedAt, balance: parseMoney(answer.balance), state: 'placed' as const }
  if (ticket.crash_point === null) return step(platform, ticket.id, 'open', flight)
  const bet = betOf(ticket)
  const target = bet.kind === 'crash' ? bet.target : null
  const end = Math.min(ticket.crash_point, target ?? ticket.crash_point)
  const settles_at = new Date(placedAt.getTime() + timeOf(end))
  return step(platform, ticket.id, 'open', { ...flight, settles_at })
}

async function decide(platform: Platform, ticket: Ticket): Promise<void> {
  const bet = betOf(ticket)
  if (bet.kind === 'crash') {
    const payout = payAtEnd(ticket.stake, ticket.crash_point ?? 100, bet.target)
    return step(platform, ticket.id, 'placed', decision(payout))
  }
  const events = eventsOf(bet)
  const outcomes = await settleEvents(platform, platform.db, events)
  if (events.some((event) => !outcomes.has(event))) throw new Error('a bet was due before what it waits for')
  await step(platform, ticket.id, 'placed', decision(paysBy(bet, ticket.stake, outcomes)))
}

/** Leaves a flight now. One that has ended, or was left before, stays as it was decided. */
export async function cashOut(platform: Platform, ticket: Ticket): Promise<Ticket> {
  if (ticket.kind !== 'crash') throw new Refusal('wrongState')
  const at = platform.now()
  if (ticket.state === 'placed' && ticket.placed_at && ticket.settles_at && at < ticket.settles_at) {
    const payout = payAt(ticket.stake, ticket.crash_point ?? 100, at.getTime() - ticket.placed_at.getTime())
    await step(platform, ticket.id, 'placed', decision(payout))
  }
  return advance(platform, ticket.id)
}

/** Whether the player left the flight, which then pays neither nothing nor what was set beforehand. */
function wasLeft(ticket: Ticket): boolean {
  const bet = betOf(ticket)
  if (bet.kind !== 'crash' || !ticket.payout) return false
  return ticket.payout !== payAtEnd(ticket.stake, ticket.crash_point ?? 100, bet.target)
}

async function pay(platform: Platform, ticket: Ticket): Promise<void> {
  const call = walletOf(platform, ticket)
  const bet = betOf(ticket)
  const results = resultsOfBet(bet, await settleEvents(platform, platform.db, eventsOf(bet)))
  const answer =
    ticket.outcome === 'refunded'
      ? await call('rollback', { transactionId: `back-${ticket.id}` })
      : await call('win', {
          transactionId: `win-${ticket.id}`,
          amount: wire(ticket.payout ?? 0n),
          ...(wasLeft(ticket) ? { cashOut: true } : {}),
          ...(results.length > 0 ? { results } : {}),
        })
  if (answer.kind !== 'done') throw new Refusal('busy', { params: { retryAfterSeconds: 2 } })
  await step(platform, ticket.id, 'decided', { state: 'finished', balance: parseMoney(answer.balance) })
}

/** The job behind `ticketWork`: runs when the ticket is due, and again while it is not settled. */
export async function finishTicket(platform: Platform, unit: Unit, ticketId: string): Promise<void> {
  const ticket = await unit.trx
    .selectFrom('sandbox_ticket')
    .select(['state', 'settles_at'])
    .where('id', '=', ticketId)
    .executeTakeFirst()
  if (!ticket || ticket.state === 'finished' || ticket.state === 'refused') return
  const untilDue = ((ticket.settles_at?.getTime() ?? 0) - platform.now().getTime()) / 1000
  const after = untilDue > 0 ? Math.ceil(untilDue) : secondsToRetry(platform)
  await platform.jobs.send(unit.trx, ticketWork, { ticketId }, { after })
  // Over HTTP, and so not before this transaction has released the database.
  unit.afterCommit(async () => {
    await advance(platform, ticketId)
  })
}

export const refusalOf = (ticket: Ticket): ErrorCode | null =>
  ticket.refused === 'notFound' ? 'gameUnavailable' : (ticket.refused as ErrorCode | null)
