import { money } from '@baize/api/money'
import { sql } from 'kysely'
import type { Trx, Unit } from '../database/index.ts'
import { randomToken } from '../encryption/secrets.ts'
import { drawsOf, hashOfSeed } from '../fairness/draws.ts'
import { cashOf, houseFor, post } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { SettledBet } from '../seamless/afterSettlement.ts'
import { type Jackpot, jackpotList, shareOf } from './list.ts'
import { shardOf } from './shards.ts'

/** Whether a bet wins a jackpot: its stake over what is staked for one win, drawn by the run's seed and the bet's id. */
export const winsJackpot = (
  { onceInCents }: Jackpot,
  seed: string,
  bet: Pick<SettledBet, 'id' | 'stake'>,
  run: number,
): boolean => BigInt(drawsOf(seed, bet.id, run)(onceInCents)) < bet.stake / 100n

/** The run that is on; the first begins when it is first needed. */
export async function currentRun(platform: Platform, trx: Trx, jackpotId: string) {
  const find = () =>
    trx
      .selectFrom('jackpot_run')
      .selectAll()
      .where('jackpot_id', '=', jackpotId)
      .where('won_at', 'is', null)
      .executeTakeFirst()
  const known = await find()
  if (known) return known
  await beginRun(platform, trx, jackpotId, 1)
  const begun = await find()
  if (!begun) throw new Error(`jackpot ${jackpotId} has no run`)
  return begun
}

async function beginRun({ secrets, now }: Platform, trx: Trx, jackpotId: string, number: number) {
  const seed = randomToken()
  await trx
    .insertInto('jackpot_run')
    .values({
      jackpot_id: jackpotId,
      number,
      seed_sealed: secrets.seal('jackpot-seed', seed),
      seed_hash: hashOfSeed(seed),
      started_at: now(),
      won_at: null,
      member_id: null,
      bet_id: null,
      amount: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const recorded = ({ settings }: Platform, bet: SettledBet) => ({
  owner: bet.memberId,
  currency: settings.brand.currency,
  cause: { type: 'bet', id: bet.id },
  actor: 'house',
  at: bet.at,
})

/** A run that a bet has won, and its pool's amount. */
interface Win {
  readonly run: number
  readonly jackpot: Jackpot
  readonly amount: bigint
}

/**
 * Feeds the jackpots of a settled bet's category with their share of its stake, and pays those it wins. Every bet
 * visits the jackpots in one order, and a winner takes a run's lock before any of its pools: two never wait for each
 * other.
 */
export async function feedJackpots(platform: Platform, { trx }: Unit, bet: SettledBet): Promise<void> {
  const fed = jackpotList.filter(
    (jackpot) => jackpot.gameType === bet.gameType && shareOf(jackpot, bet.stake) > 0n,
  )
  if (fed.length === 0) return
  const wins: Win[] = []
  for (const jackpot of fed) {
    const run = await lockIfWon(platform, trx, jackpot, bet)
    await feedPool(trx, jackpot, bet)
    const amount = run === undefined ? 0n : await emptyPool(trx, jackpot)
    if (run !== undefined && amount > 0n) wins.push({ run, jackpot, amount })
  }
  const total = fed.reduce((sum, jackpot) => sum + shareOf(jackpot, bet.stake), 0n)
  const from = houseFor(bet.memberId, 'house.gaming')
  const to = houseFor(bet.memberId, 'house.jackpot')
  const postings = [{ from, to, amount: money(total) }]
  await post(trx, { type: 'jackpotFed', postings, ...recorded(platform, bet) })
  for (const win of wins) await pay(platform, trx, win, bet)
}

/** The number of the run that the bet wins, which stays locked; undefined where it wins none. */
async function lockIfWon(platform: Platform, trx: Trx, jackpot: Jackpot, bet: SettledBet) {
  const run = await currentRun(platform, trx, jackpot.id)
  const seed = platform.secrets.open('jackpot-seed', run.seed_sealed)
  if (!winsJackpot(jackpot, seed, bet, run.number)) return undefined
  // Of two winners at once the first has it; the other's bet belonged to a run that was over.
  const on = await trx
    .selectFrom('jackpot_run')
    .select('number')
    .where('jackpot_id', '=', jackpot.id)
    .where('number', '=', run.number)
    .where('won_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return on?.number
}

async function feedPool(trx: Trx, jackpot: Jackpot, { memberId, stake }: SettledBet) {
  await sql`
    INSERT INTO jackpot_pool (jackpot_id, shard, fed, paid)
    VALUES (${jackpot.id}, ${shardOf(memberId)}, ${shareOf(jackpot, stake)}, 0)
    ON CONFLICT (jackpot_id, shard) DO UPDATE SET fed = jackpot_pool.fed + excluded.fed
  `.execute(trx)
}

/** Marks a pool's whole amount as paid; returns how much that was. */
async function emptyPool(trx: Trx, jackpot: Jackpot): Promise<bigint> {
  const shards = await trx
    .selectFrom('jackpot_pool')
    .select(['shard', 'fed', 'paid'])
    .where('jackpot_id', '=', jackpot.id)
    .orderBy('shard')
    .forUpdate()
    .execute()
  for (const { shard, fed } of shards) {
    await trx
      .updateTable('jackpot_pool')
      .set({ paid: fed })
      .where('jackpot_id', '=', jackpot.id)
      .where('shard', '=', shard)
      .execute()
  }
  return shards.reduce((sum, shard) => sum + shard.fed - shard.paid, 0n)
}

async function pay(platform: Platform, trx: Trx, { run, jackpot, amount }: Win, bet: SettledBet) {
  const from = houseFor(bet.memberId, 'house.jackpot')
  const postings = [{ from, to: cashOf(bet.memberId), amount: money(amount) }]
  await post(trx, { type: 'jackpotPaid', postings, ...recorded(platform, bet) })
  await trx
    .updateTable('jackpot_run')
    .set({ won_at: bet.at, member_id: bet.memberId, bet_id: bet.id, amount })
    .where('jackpot_id', '=', jackpot.id)
    .where('number', '=', run)
    .execute()
  await beginRun(platform, trx, jackpot.id, run + 1)
}
