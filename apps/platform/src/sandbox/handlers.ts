import type { ErrorCode } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import { newId } from '../database/index.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import { findGame } from '../games/catalogue.ts'
import { nameIn } from '../games/names.ts'
import { vendorsUnderMaintenance } from '../games/vendorState.ts'
import { findVendor } from '../games/vendors.ts'
import type { Context, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { PlaySession } from '../seamless/playSession.ts'
import { wire } from '../wallet/wire.ts'
import { choiceFor, drawRound, stakes } from './vendor/draw.ts'
import { finishRound, writeRound } from './vendor/rounds.ts'
import { callWallet } from './vendor/wallet.ts'

/** Exchanges a launch code, once, for a play session; or takes up a play session again after a reload. */
async function openPlaySession({ db, now }: Context, code: string): Promise<[PlaySession, string]> {
  const at = now()
  const token = randomToken()
  const opened = await db
    .updateTable('play_session')
    .set({ token_hash: sha256(token), opened_at: at })
    .where('launch_hash', '=', sha256(code))
    .where('token_hash', 'is', null)
    .where('launch_expires_at', '>', at)
    .returningAll()
    .executeTakeFirst()
  return opened ? [opened, token] : [await requireOpen({ db, now }, code), code]
}

async function requireOpen({ db, now }: Pick<Context, 'db' | 'now'>, token: string): Promise<PlaySession> {
  const found = await db
    .selectFrom('play_session')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound', { reason: 'play session' })
  return found
}

const requireGame = (nodeId: string) => {
  const game = findGame(nodeId)
  if (!game) throw new Refusal('gameUnavailable')
  return game
}

export const sandboxHandlers: Pick<Handlers, 'sandboxVendor' | 'sandboxOpenGame' | 'sandboxPlay'> = {
  async sandboxVendor({ body }, { db }) {
    const { vassalage, underMaintenance, failNextRound } = body
    if (!findVendor(vassalage)) throw new Refusal('notFound')
    const change = {
      ...(underMaintenance === undefined ? {} : { under_maintenance: underMaintenance }),
      ...(failNextRound === undefined ? {} : { fail_next_round: failNextRound }),
    }
    await db
      .insertInto('vendor_state')
      .values({ vassalage, ...change })
      .onConflict((conflict) => conflict.column('vassalage').doUpdateSet({ vassalage, ...change }))
      .execute()
    return {}
  },

  async sandboxOpenGame({ body }, context) {
    const { platform, settings, db } = context
    const [session, playSession] = await openPlaySession(context, body.launch)
    const game = requireGame(session.node_id)
    if ((await vendorsUnderMaintenance(db)).has(session.vassalage)) throw new Refusal('gameUnavailable')
    const answer = await callWallet(platform, session.vassalage, 'balance', { playSession })
    if (answer.kind !== 'done') throw new Refusal('busy', { params: { retryAfterSeconds: 2 } })
    return {
      playSession,
      gameCode: game.gameCode,
      displayName: nameIn(game.names, session.language),
      balance: answer.balance,
      currency: settings.brand.currency,
      currencySymbol: settings.brand.currencySymbol,
      stakes: stakes.map(wire),
      language: session.language,
    }
  },

  async sandboxPlay({ body }, context) {
    const { db, platform } = context
    const session = await requireOpen(context, body.playSession)
    const game = requireGame(session.node_id)
    const stake = parseMoney(body.stake)
    const choice = choiceFor(game, body.choice)
    const problems = []
    if (!stakes.includes(stake)) problems.push({ field: 'stake', code: 'choice' })
    if (choice === null) problems.push({ field: 'choice', code: 'choice' })
    if (choice === null || problems.length > 0) throw new Refusal('invalidFields', { problems })
    const known = await db
      .selectFrom('sandbox_round')
      .select('id')
      .where('play_session_id', '=', session.id)
      .where('round_id', '=', body.roundId)
      .executeTakeFirst()
    const closed = !known && (await vendorsUnderMaintenance(db)).has(session.vassalage)
    if (closed) throw new Refusal('gameUnavailable')
    const { symbols, payout } = drawRound(game, stake, choice)
    const written = await writeRound(
      platform,
      {
        id: newId(),
        play_session_id: session.id,
        play_session_sealed: platform.secrets.seal('play-session', body.playSession),
        round_id: body.roundId,
        stake,
        choice,
        symbols: symbols.join(' '),
        payout,
        state: 'open',
        refused: null,
        outcome: null,
        balance: null,
        started_at: context.now(),
      },
      session.vassalage,
    )
    if (written.stake !== stake || written.choice !== choice) throw new Refusal('idempotencyKeyReused')
    const round = await finishRound(platform, written, session.vassalage)
    if (round.refused === 'notFound') throw new Refusal('gameUnavailable')
    if (round.refused !== null) throw new Refusal(round.refused as ErrorCode)
    const outcome = round.outcome ?? 'refunded'
    return {
      roundId: round.round_id,
      outcome,
      symbols: round.symbols.split(' '),
      stake: wire(round.stake),
      payout: wire(outcome === 'won' ? round.payout : 0n),
      balance: wire(round.balance ?? 0n),
    }
  },
}
