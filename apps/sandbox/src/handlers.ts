import type { ErrorCode } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import { newId } from '@baize/platform/database/index.ts'
import { findGame, findVendor } from '@baize/platform/games/catalogue.ts'
import { isClosed } from '@baize/platform/games/flags.ts'
import { nameIn } from '@baize/platform/games/names.ts'
import { stakes } from '@baize/platform/games/stakes.ts'
import type { Handlers } from '@baize/platform/http/implement.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import { decideHeldWin } from '@baize/platform/seamless/decideHeldWin.ts'
import { wire } from '@baize/platform/wallet/wire.ts'
import { openPlaySession, requireGame, requireOpen } from './playSession.ts'
import { choiceFor, drawRound } from './vendor/draw.ts'
import { finishRound, writeRound } from './vendor/rounds.ts'
import { voidByVendor } from './vendor/void.ts'
import { callWallet } from './vendor/wallet.ts'

export const sandboxHandlers: Pick<
  Handlers,
  'sandboxVendor' | 'sandboxGame' | 'sandboxOpenGame' | 'sandboxPlay' | 'sandboxVoid' | 'sandboxHeldWin'
> = {
  async sandboxVendor({ body }, { db }) {
    const { vassalage, underMaintenance, failNextRound, isSingle, silent } = body
    if (!findVendor(vassalage)) throw new Refusal('notFound')
    const change = {
      ...(underMaintenance === undefined ? {} : { under_maintenance: underMaintenance }),
      ...(failNextRound === undefined ? {} : { fail_next_round: failNextRound }),
      ...(isSingle === undefined ? {} : { is_single: isSingle }),
      ...(silent === undefined ? {} : { silent }),
    }
    await db
      .insertInto('vendor_state')
      .values({ vassalage, ...change })
      .onConflict((conflict) => conflict.column('vassalage').doUpdateSet({ vassalage, ...change }))
      .execute()
    return {}
  },

  async sandboxGame({ body }, { db }) {
    const { nodeId, hot, underMaintenance } = body
    if (!findGame(nodeId)) throw new Refusal('notFound')
    const change = {
      ...(hot === undefined ? {} : { hot }),
      ...(underMaintenance === undefined ? {} : { under_maintenance: underMaintenance }),
    }
    await db
      .insertInto('game_flag')
      .values({ node_id: nodeId, hot: null, ...change })
      .onConflict((conflict) => conflict.column('node_id').doUpdateSet({ node_id: nodeId, ...change }))
      .execute()
    return {}
  },

  async sandboxOpenGame({ body }, context) {
    const { platform, settings, db } = context
    const [session, playSession] = await openPlaySession(context, body.launch)
    const game = requireGame(session.node_id)
    if (await isClosed(db, game)) throw new Refusal('gameUnavailable')
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

  sandboxHeldWin: ({ body }, { platform }) => decideHeldWin(platform, body.betId, body.decision),

  sandboxVoid: ({ body }, { platform }) => voidByVendor(platform, body.betId),

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
    const closed = !known && (await isClosed(db, game))
    if (closed) throw new Refusal('gameUnavailable')
    const written = await writeRound(
      platform,
      {
        id: newId(),
        play_session_id: session.id,
        play_session_sealed: platform.secrets.seal('play-session', body.playSession),
        round_id: body.roundId,
        stake,
        choice,
        state: 'open',
        refused: null,
        outcome: null,
        balance: null,
        started_at: context.now(),
      },
      {
        vassalage: session.vassalage,
        memberId: session.member_id,
        draw: (below) => drawRound(game, stake, choice, below),
      },
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
