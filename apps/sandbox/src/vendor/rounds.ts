import type { ErrorCode } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import { type Trx, transact, type Unit } from '@baize/platform/database/index.ts'
import type { Below } from '@baize/platform/fairness/draws.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import { jobKind } from '@baize/platform/jobs/index.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { wire } from '@baize/platform/wallet/wire.ts'
import type { Selectable } from 'kysely'
import type { SandboxTables } from '../tables.ts'
import type { Drawn } from './draw.ts'
import { takeDraws } from './seeds.ts'
import { callWallet, type WalletAnswer } from './wallet.ts'

export type Round = Selectable<SandboxTables['sandbox_round']>

/** Ends a round whose page, or whose server, was closed in the middle of it. */
export const finishLater = jobKind<{ roundKey: string }>('sandbox.finishRound')
const secondsToFinish = ({ settings }: Platform): number => (settings.shortDelays ? 2 : 15)

type End =
  | { readonly outcome: NonNullable<Round['outcome']>; readonly balance: string }
  | { readonly refused: ErrorCode }

/** Plays a written round to its end by the wallet's calls. However often it runs, each call counts once. */
export async function finishRound(platform: Platform, round: Round, vassalage: string): Promise<Round> {
  if (round.state !== 'open') return round
  const end = await settle(platform, round, vassalage)
  if (end === null) throw new Refusal('busy', { params: { retryAfterSeconds: 2 } })
  const { db } = platform
  await db
    .updateTable('sandbox_round')
    .set(
      'refused' in end
        ? { state: 'refused', refused: end.refused }
        : { state: 'finished', outcome: end.outcome, balance: parseMoney(end.balance) },
    )
    .where('id', '=', round.id)
    .where('state', '=', 'open')
    .execute()
  return db.selectFrom('sandbox_round').selectAll().where('id', '=', round.id).executeTakeFirstOrThrow()
}

/** Null while nothing definite is known: the round stays open, and is tried again. */
async function settle(platform: Platform, round: Round, vassalage: string): Promise<End | null> {
  const playSession = platform.secrets.open('play-session', round.play_session_sealed)
  const names = { playSession, roundId: round.round_id }
  const betTransactionId = `bet-${round.id}`
  const call = (operation: 'bet' | 'win' | 'rollback', body: Record<string, string>) =>
    callWallet(platform, vassalage, operation, { ...names, ...body })

  const bet = await call('bet', { transactionId: betTransactionId, amount: wire(round.stake) })
  if (bet.kind === 'refused' && bet.code !== 'betRolledBack') return { refused: bet.code }
  const goesOn = bet.kind === 'done' && !round.fails
  const win: WalletAnswer = goesOn
    ? await call('win', {
        transactionId: `win-${round.id}`,
        betTransactionId,
        amount: wire(round.payout),
      })
    : { kind: 'unknown' }
  if (win.kind === 'done') return { outcome: round.payout > 0n ? 'won' : 'lost', balance: win.balance }
  // A win that may have been paid must not be rolled back: it is requested again later.
  if (goesOn && win.kind === 'unknown') return null
  const back = await call('rollback', { transactionId: `back-${round.id}`, betTransactionId })
  return back.kind === 'done' ? { outcome: 'refunded', balance: back.balance } : null
}

/** The job behind `finishLater`: asks again after a while, for as long as the round is open. */
export async function finishAbandoned(platform: Platform, unit: Unit, roundKey: string): Promise<void> {
  const found = await unit.trx
    .selectFrom('sandbox_round')
    .innerJoin('play_session', 'play_session.id', 'sandbox_round.play_session_id')
    .selectAll('sandbox_round')
    .select('play_session.vassalage')
    .where('sandbox_round.id', '=', roundKey)
    .executeTakeFirst()
  if (found?.state !== 'open') return
  const { vassalage, ...round } = found
  await platform.jobs.send(unit.trx, finishLater, { roundKey }, { after: secondsToFinish(platform) })
  // Over HTTP, and so not before this transaction has released the database.
  unit.afterCommit(async () => {
    await finishRound(platform, round, vassalage)
  })
}

/** Whether the sandbox switch asks this round to fail; it asks one round only. */
async function takeFailure(trx: Trx, vassalage: string): Promise<boolean> {
  const taken = await trx
    .updateTable('vendor_state')
    .set({ fail_next_round: false })
    .where('vassalage', '=', vassalage)
    .where('fail_next_round', '=', true)
    .returning('vassalage')
    .executeTakeFirst()
  return taken !== undefined
}

interface Drawing {
  readonly vassalage: string
  /** Whose seed it is drawn by. */
  readonly memberId: string
  readonly draw: (below: Below) => Drawn
}

/** Draws a round and writes it down before anything else happens, once for each round id of a play session. */
export const writeRound = (
  platform: Platform,
  round: Omit<Round, 'fails' | 'symbols' | 'payout' | 'seed_id' | 'nonce'>,
  { vassalage, memberId, draw }: Drawing,
) =>
  transact(platform.database, async ({ trx }) => {
    const known = await trx
      .selectFrom('sandbox_round')
      .selectAll()
      .where('play_session_id', '=', round.play_session_id)
      .where('round_id', '=', round.round_id)
      .executeTakeFirst()
    if (known) return known
    const { seedId, nonce, below } = await takeDraws(platform, trx, memberId)
    const { symbols, payout } = draw(below)
    const written = await trx
      .insertInto('sandbox_round')
      .values({ ...round, symbols: symbols.join(' '), payout, fails: false, seed_id: seedId, nonce })
      .onConflict((conflict) => conflict.columns(['play_session_id', 'round_id']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!written) {
      return trx
        .selectFrom('sandbox_round')
        .selectAll()
        .where('play_session_id', '=', round.play_session_id)
        .where('round_id', '=', round.round_id)
        .executeTakeFirstOrThrow()
    }
    const fails = await takeFailure(trx, vassalage)
    if (fails) await trx.updateTable('sandbox_round').set({ fails }).where('id', '=', written.id).execute()
    await platform.jobs.send(trx, finishLater, { roundKey: written.id }, { after: secondsToFinish(platform) })
    return { ...written, fails }
  })
