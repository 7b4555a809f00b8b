import type { Selectable } from 'kysely'
import { newId, transact, type Unit } from '../database/index.ts'
import { randomToken } from '../encryption/secrets.ts'
import { hashOfSeed } from '../fairness/draws.ts'
import type { Db } from '../http/implement.ts'
import { weekOf } from '../missions/leaderboard.ts'
import type { Platform } from '../platform.ts'
import { periodOf } from '../records/days.ts'
import { addReward } from '../rewards/reward.ts'
import { drawNumbers, rafflePrizes } from './rule.ts'
import type { RaffleTables } from './tables.ts'

export type Raffle = Selectable<RaffleTables['raffle']>

/** After the week's last bets are written. */
const drawAfterMs = 10 * 60_000

/** The raffle of the week of a moment; it is created on first use. */
export async function currentRaffle(platform: Platform, db: Db, at: Date): Promise<Raffle> {
  const { from, to } = weekOf(platform, at)
  const find = () => db.selectFrom('raffle').selectAll().where('from_day', '=', from).executeTakeFirst()
  const known = await find()
  if (known) return known
  const { end } = periodOf({ from, to }, at, platform.settings.brand.gmtOffsetMinutes)
  const seed = randomToken()
  await db
    .insertInto('raffle')
    .values({
      ...{ id: newId(), from_day: from, to_day: to, drawn_at: null },
      draw_at: new Date(end.getTime() + drawAfterMs),
      seed_sealed: platform.secrets.seal('raffle-seed', seed),
      seed_hash: hashOfSeed(seed),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const begun = await find()
  if (!begun) throw new Error('the week has no raffle')
  return begun
}

export const seedOfRaffle = ({ secrets }: Platform, raffle: Raffle): string =>
  secrets.open('raffle-seed', raffle.seed_sealed)

export const lockRaffle = (db: Db, id: string): Promise<Raffle | undefined> =>
  db.selectFrom('raffle').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const holderOf = (db: Db, raffleId: string, number: number) =>
  db
    .selectFrom('raffle_claim')
    .select('member_id')
    .where('raffle_id', '=', raffleId)
    .where('first_number', '<=', number)
    .where('last_number', '>=', number)
    .executeTakeFirstOrThrow()

/** Draws a locked raffle, once, and puts the prizes into the winners' reward centres. Returns how many won. */
export async function drawRaffle(platform: Platform, unit: Unit, raffle: Raffle, at: Date): Promise<number> {
  if (raffle.drawn_at !== null) return 0
  const { trx } = unit
  await trx.updateTable('raffle').set({ drawn_at: at }).where('id', '=', raffle.id).execute()
  const seed = seedOfRaffle(platform, raffle)
  const numbers = drawNumbers(seed, raffle.id, raffle.tickets, rafflePrizes.length)
  for (const [index, number] of numbers.entries()) {
    const prize = rafflePrizes[index]
    if (prize === undefined) continue
    const place = index + 1
    const { member_id: memberId } = await holderOf(trx, raffle.id, number)
    await trx
      .insertInto('raffle_winner')
      .values({ raffle_id: raffle.id, place, number, member_id: memberId, prize })
      .execute()
    const reward = { memberId, source: 'raffle', sourceId: `${raffle.id}:${place}`, kind: 'cash' } as const
    await addReward(platform, unit, { ...reward, amount: prize, at })
  }
  return numbers.length
}

/** Draws the raffles whose week is over. */
export async function drawDueRaffles(platform: Platform): Promise<void> {
  const at = platform.now()
  const due = await platform.db
    .selectFrom('raffle')
    .select('id')
    .where('drawn_at', 'is', null)
    .where('draw_at', '<=', at)
    .execute()
  for (const { id } of due) {
    await transact(platform.database, async (unit) => {
      const raffle = await lockRaffle(unit.trx, id)
      if (raffle) await drawRaffle(platform, unit, raffle, at)
    })
  }
}
