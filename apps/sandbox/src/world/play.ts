import type { betDevices } from '@baize/api/contract'
import { newId, type Trx } from '@baize/platform/database/index.ts'
import type { Schema } from '@baize/platform/database/schema.ts'
import { currentRun, winsJackpot } from '@baize/platform/jackpots/feed.ts'
import { jackpotList, shareOf } from '@baize/platform/jackpots/list.ts'
import { shardOf } from '@baize/platform/jackpots/shards.ts'
import { cashOf, houseFor } from '@baize/platform/ledger/index.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { pointsFor } from '@baize/platform/points/rates.ts'
import { dayAt } from '@baize/platform/records/days.ts'
import { type Kysely, sql } from 'kysely'
import type { SandboxGame } from '../games/catalogue.ts'
import type { Books } from './dayLedger.ts'
import { insertAll } from './insertAll.ts'

export interface Bet {
  readonly id: string
  readonly journal: string
  readonly memberId: string
  readonly game: SandboxGame
  readonly device: (typeof betDevices)[number] | null
  readonly stake: bigint
  readonly payout: bigint
  readonly placed: Date
  readonly settled: Date
}

/** A bet as it is made. */
export type Placed = Omit<Bet, 'id' | 'journal' | 'settled'>

interface Run {
  readonly seed: string
  readonly number: number
}

const placedFor = 3_000
const slotMs = 300_000

/** A day's play: its bets, and every sum that a settled bet is counted in, written together. */
export class Play {
  private readonly bets: Bet[] = []
  private readonly fed = new Map<string, bigint>()
  private readonly platform: Platform
  private readonly trx: Trx
  private readonly books: Books
  private readonly runs: ReadonlyMap<string, Run>

  private constructor(platform: Platform, trx: Trx, books: Books, runs: ReadonlyMap<string, Run>) {
    this.platform = platform
    this.trx = trx
    this.books = books
    this.runs = runs
  }

  static async open(platform: Platform, trx: Trx, books: Books): Promise<Play> {
    const runs = new Map<string, Run>()
    for (const { id } of jackpotList) {
      const { number, seed_sealed } = await currentRun(platform, trx, id)
      runs.set(id, { number, seed: platform.secrets.open('jackpot-seed', seed_sealed) })
    }
    return new Play(platform, trx, books, runs)
  }

  /** A bet that was settled three seconds later; false where the money is not there. */
  add({ memberId, game, device, stake, payout, placed }: Placed): boolean {
    const id = this.betId(game, stake)
    const settled = new Date(placed.getTime() + placedFor)
    const gaming = houseFor(memberId, 'house.gaming')
    const entry = { owner: memberId, cause: { type: 'bet', id } }
    const staked = { from: cashOf(memberId), to: gaming, amount: stake }
    const journal = this.books.post({ ...entry, type: 'betPlaced', at: placed }, staked)
    if (journal === null) return false
    if (payout > 0n) {
      this.books.post(
        { ...entry, type: 'winPaid', at: settled },
        { from: gaming, to: cashOf(memberId), amount: payout },
      )
    }
    this.bets.push({ id, journal, memberId, game, device, stake, payout, placed, settled })
    this.feed(memberId, game, stake, { ...entry, at: settled })
    return true
  }

  /** An id by which the bet wins no jackpot: what those pay is drawn by seeds that no world can know. */
  private betId({ gameType }: SandboxGame, stake: bigint): string {
    const played = jackpotList.filter((jackpot) => jackpot.gameType === gameType)
    for (;;) {
      const id = newId()
      const wins = played.some((jackpot) => {
        const run = this.runs.get(jackpot.id)
        return run !== undefined && winsJackpot(jackpot, run.seed, { id, stake }, run.number)
      })
      if (!wins) return id
    }
  }

  private feed(
    memberId: string,
    { gameType }: SandboxGame,
    stake: bigint,
    entry: { owner: string; cause: { type: string; id: string }; at: Date },
  ) {
    let total = 0n
    for (const jackpot of jackpotList) {
      const share = jackpot.gameType === gameType ? shareOf(jackpot, stake) : 0n
      if (share === 0n) continue
      total += share
      const key = `${jackpot.id} ${shardOf(memberId)}`
      this.fed.set(key, (this.fed.get(key) ?? 0n) + share)
    }
    if (total === 0n) return
    const from = houseFor(memberId, 'house.gaming')
    this.books.post(
      { ...entry, type: 'jackpotFed' },
      { from, to: houseFor(memberId, 'house.jackpot'), amount: total },
    )
  }

  /** Who played today, and when for the last time. */
  players(): Map<string, Date> {
    return new Map(this.bets.map(({ memberId, settled }) => [memberId, settled]))
  }

  async close(): Promise<void> {
    const { trx, bets } = this
    if (bets.length === 0) return
    await insertAll(
      trx,
      'bet',
      bets,
      ({ id, journal, memberId, game, device, stake, payout, placed, settled }) => ({
        ...{ id, vassalage: game.vassalage, transaction_id: `world-${id}`, round_id: `world-${id}` },
        ...{
          member_id: memberId,
          node_id: game.nodeId,
          game_type: game.gameType,
          stake,
          valid_bet: stake,
          payout,
        },
        ...{ state: payout > 0n ? ('won' as const) : ('lost' as const), journal_id: journal },
        device,
        ...{ placed_at: placed, settled_at: settled },
      }),
    )
    await this.addSums()
    await addRecent(trx, bets)
    const pools = [...this.fed].map(([key, amount]) => ({ key: key.split(' '), amount }))
    for (const { key, amount } of pools) {
      await sql`INSERT INTO jackpot_pool (jackpot_id, shard, fed, paid)
        VALUES (${key[0]}, ${Number(key[1])}, ${amount}, 0)
        ON CONFLICT (jackpot_id, shard) DO UPDATE SET fed = jackpot_pool.fed + excluded.fed`.execute(trx)
    }
  }

  /** Slots, days, points that wait, and each day's best wins: what every settled bet is counted in, once for all of them. */
  private async addSums(): Promise<void> {
    const { trx } = this
    const { gmtOffsetMinutes } = this.platform.settings.brand
    const told = this.bets.map((bet) => ({ ...bet, day: dayAt(bet.settled, gmtOffsetMinutes) }))
    const bets = sql`unnest(${told.map(({ id }) => id)}::text[], ${told.map(({ memberId }) => memberId)}::text[],
      ${told.map(({ game }) => game.nodeId)}::text[], ${told.map(({ game }) => game.gameType)}::text[],
      ${told.map(({ stake }) => String(stake))}::bigint[], ${told.map(({ payout }) => String(payout))}::bigint[],
      ${told.map(({ settled }) => settled.toISOString())}::timestamptz[],
      ${told.map(({ settled }) => slotOf(settled))}::timestamptz[], ${told.map(({ day }) => day)}::text[],
      ${told.map(({ stake, game }) => String(pointsFor(stake, game.gameType)))}::bigint[]
      ) AS told (id, member_id, node_id, game_type, stake, payout, at, slot, day, points)`
    const sums = sql`count(*) AS bets, sum(stake) AS stake, sum(stake) AS valid_bet, sum(payout) AS payout`
    await sql`INSERT INTO play_slot (member_id, slot, game_type, bets, stake, valid_bet, payout)
      SELECT member_id, slot, game_type, ${sums} FROM ${bets} GROUP BY 1, 2, 3
      ON CONFLICT (member_id, slot, game_type) DO UPDATE SET
        bets = play_slot.bets + excluded.bets, stake = play_slot.stake + excluded.stake,
        valid_bet = play_slot.valid_bet + excluded.valid_bet, payout = play_slot.payout + excluded.payout`.execute(
      trx,
    )
    await sql`INSERT INTO play_day (member_id, day, game_type, bets, stake, valid_bet, payout, last_at)
      SELECT member_id, day, game_type, ${sums}, max(at) FROM ${bets} GROUP BY 1, 2, 3
      ON CONFLICT (member_id, day, game_type) DO UPDATE SET
        bets = play_day.bets + excluded.bets, stake = play_day.stake + excluded.stake,
        valid_bet = play_day.valid_bet + excluded.valid_bet, payout = play_day.payout + excluded.payout,
        last_at = greatest(play_day.last_at, excluded.last_at)`.execute(trx)
    await sql`INSERT INTO points_pending (member_id, points, since)
      SELECT member_id, sum(points)::bigint, min(at) FROM ${bets} WHERE points > 0 GROUP BY 1
      ON CONFLICT (member_id) DO UPDATE SET points = points_pending.points + excluded.points,
        since = CASE WHEN points_pending.points = 0 THEN excluded.since ELSE points_pending.since END`.execute(
      trx,
    )
    await sql`INSERT INTO winner_day (member_id, day, game_type, bet_id, node_id, win_amount, at)
      SELECT member_id, day, game_type, id, node_id, payout - stake, at FROM (
        SELECT id, member_id, node_id, game_type, stake, payout, at, day,
          row_number() OVER (PARTITION BY member_id, day, game_type ORDER BY payout - stake DESC, at) AS place
        FROM ${bets}) ranked
      WHERE place = 1 AND payout > stake
      ON CONFLICT (member_id, day, game_type) DO UPDATE SET
        bet_id = excluded.bet_id, node_id = excluded.node_id, win_amount = excluded.win_amount, at = excluded.at
      WHERE excluded.win_amount > winner_day.win_amount`.execute(trx)
  }
}

const slotOf = (at: Date): string => new Date(Math.floor(at.getTime() / slotMs) * slotMs).toISOString()

/** The games that each member opened last. */
async function addRecent(db: Kysely<Schema>, bets: readonly Bet[]): Promise<void> {
  const opened = new Map(bets.map((bet) => [`${bet.memberId} ${bet.game.nodeId}`, bet]))
  const rows = [...opened.values()].map(({ memberId, game, placed }) => ({
    ...{ member_id: memberId, node_id: game.nodeId, opened_at: placed },
  }))
  await db
    .insertInto('game_recent')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'node_id'])
        .doUpdateSet((eb) => ({ opened_at: eb.ref('excluded.opened_at') })),
    )
    .execute()
}
