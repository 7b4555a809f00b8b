import { parseMoney } from '@baize/api/money'
import { newId, transact } from '@baize/platform/database/index.ts'
import { isClosed } from '@baize/platform/games/flags.ts'
import { betTypes, drawOnSale } from '@baize/platform/games/lotteryDraws.ts'
import { nameIn } from '@baize/platform/games/names.ts'
import { stakes } from '@baize/platform/games/stakes.ts'
import type { Handlers } from '@baize/platform/http/implement.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { wire } from '@baize/platform/wallet/wire.ts'
import { findGameByCode } from './games/catalogue.ts'
import { findLottery } from './games/generated/lotteries.ts'
import { requireGame, requireOpen } from './playSession.ts'
import { betFor, linesOf } from './vendor/bets.ts'
import { matchesFrom } from './vendor/coupon.ts'
import { resultHash } from './vendor/results.ts'
import { describeSeeds, ensureSeed, rotateSeed } from './vendor/seeds.ts'
import { advance, betOf, cashOut, findTicket, refusalOf, type Ticket, writeTicket } from './vendor/tickets.ts'

const describe = (platform: Platform, ticket: Ticket) => {
  const over = ticket.state === 'decided' || ticket.state === 'finished'
  return {
    ticketId: ticket.id,
    roundId: ticket.round_id,
    kind: ticket.kind,
    state: ticket.state,
    outcome: ticket.outcome,
    stake: wire(ticket.stake),
    payout: wire(ticket.payout ?? 0n),
    balance: ticket.balance === null ? '' : wire(ticket.balance),
    lines: linesOf(betOf(ticket), ticket.game_code),
    placedAt: ticket.placed_at?.toISOString() ?? null,
    // The end of a flight must be unknown before.
    settlesAt: ticket.kind === 'crash' && !over ? null : (ticket.settles_at?.toISOString() ?? null),
    crashPoint: over ? ticket.crash_point : null,
    now: platform.now().toISOString(),
  }
}

export const ticketHandlersOfGames: Pick<
  Handlers,
  | 'sandboxFairness'
  | 'sandboxRotateSeed'
  | 'sandboxTicket'
  | 'sandboxCashOut'
  | 'sandboxTickets'
  | 'sandboxMarket'
> = {
  async sandboxFairness({ body }, context) {
    const { platform, db } = context
    const { member_id } = await requireOpen(context, body.playSession)
    await transact(platform.database, ({ trx }) => ensureSeed(platform, trx, member_id))
    return describeSeeds(platform, db, member_id)
  },

  async sandboxRotateSeed({ body }, context) {
    const { platform, db } = context
    const { member_id } = await requireOpen(context, body.playSession)
    await transact(platform.database, ({ trx }) => rotateSeed(platform, trx, member_id, body.clientSeed))
    return describeSeeds(platform, db, member_id)
  },

  async sandboxTicket({ body }, context) {
    const { platform, db } = context
    const session = await requireOpen(context, body.playSession)
    const game = requireGame(session.node_id)
    const stake = parseMoney(body.stake)
    const known = await findTicket(platform, session.id, body.roundId)
    if (!known) {
      if (!stakes.includes(stake)) {
        throw new Refusal('invalidFields', { problems: [{ field: 'stake', code: 'choice' }] })
      }
      if (await isClosed(db, game)) throw new Refusal('gameUnavailable')
      const at = context.now()
      const { bet, settlesAt } = betFor(game.gameCode, body, at)
      await writeTicket(platform, {
        id: newId(),
        member_id: session.member_id,
        play_session_id: session.id,
        play_session_sealed: platform.secrets.seal('play-session', body.playSession),
        vassalage: session.vassalage,
        game_code: game.gameCode,
        round_id: body.roundId,
        kind: bet.kind,
        stake,
        bet: JSON.stringify(bet),
        created_at: at,
        settles_at: settlesAt,
      })
    }
    const written = known ?? (await findTicket(platform, session.id, body.roundId))
    if (!written || written.stake !== stake) throw new Refusal('idempotencyKeyReused')
    const ticket = await advance(platform, written.id)
    const refused = refusalOf(ticket)
    if (refused !== null) throw new Refusal(refused)
    return describe(platform, ticket)
  },

  async sandboxCashOut({ body }, context) {
    const { platform } = context
    const session = await requireOpen(context, body.playSession)
    const ticket = await findTicket(platform, session.id, body.roundId)
    if (!ticket) throw new Refusal('notFound')
    return describe(platform, await cashOut(platform, ticket))
  },

  async sandboxTickets({ body }, context) {
    const { platform, db } = context
    const session = await requireOpen(context, body.playSession)
    const game = requireGame(session.node_id)
    const rows = await db
      .selectFrom('sandbox_ticket')
      .selectAll()
      .where('member_id', '=', session.member_id)
      .where('game_code', '=', game.gameCode)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(20)
      .execute()
    return { tickets: rows.map((row) => describe(platform, row)) }
  },

  async sandboxMarket({ params, query }, { platform, now, language }) {
    const at = now()
    const game = findGameByCode(params.gameCode)
    const lottery = findLottery(params.gameCode)
    if (!game || (game.family !== 'coupon' && !lottery)) throw new Refusal('notFound')
    const draw = lottery ? drawOnSale(lottery, at) : null
    const named = query.language ?? language
    return {
      now: at.toISOString(),
      matches: (lottery ? [] : matchesFrom(game, at)).map((match) => ({
        match: match.id,
        home: nameIn(match.home, named),
        away: nameIn(match.away, named),
        kickOff: match.kickOff.toISOString(),
        endsAt: match.endsAt.toISOString(),
        odds: { ...match.odds },
        resultHash: resultHash(platform, match.id),
      })),
      draw: draw && {
        drawId: draw.id,
        closesAt: draw.closesAt.toISOString(),
        drawsAt: draw.drawsAt.toISOString(),
        resultHash: resultHash(platform, draw.id),
      },
      betTypes: lottery ? betTypes.map(({ type, odds }) => ({ type, odds })) : [],
    }
  },
}
