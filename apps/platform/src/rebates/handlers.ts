import { gameTypes } from '@baize/api/contract'
import type { Selectable } from 'kysely'
import type { Db, Handlers } from '../http/implement.ts'
import { periodOf } from '../records/days.ts'
import { playedOn } from '../rewards/playDay.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { wire } from '../wallet/wire.ts'
import { claimableRebate, payRebate } from './claim.ts'
import { type RebateRow, rebateRows, rebateTotal } from './rates.ts'
import type { RebateTables } from './tables.ts'

type Claim = Selectable<RebateTables['rebate_claim']>

const percent = (rate: number): string => (rate / 100).toFixed(2)

const describeRow = ({ gameType, rate, validBet, amount }: RebateRow) => ({
  ...{ gameType, ratePercent: percent(rate) },
  ...{ validBet: wire(validBet), amount: wire(amount) },
})

async function describeClaims(db: Db, claims: readonly Claim[]) {
  const ids = claims.map(({ id }) => id)
  const lines =
    ids.length === 0
      ? []
      : await db.selectFrom('rebate_line').selectAll().where('claim_id', 'in', ids).execute()
  return claims.map((claim) => ({
    ...{ id: claim.id, from: claim.from_day, through: claim.through_day, vipRankLevel: claim.level },
    amount: wire(claim.amount),
    claimedAt: claim.at.toISOString(),
    rows: gameTypes.flatMap((gameType) => {
      const line = lines.find((one) => one.claim_id === claim.id && one.game_type === gameType)
      if (!line) return []
      return [describeRow({ gameType, rate: line.rate, validBet: line.valid_bet, amount: line.amount })]
    }),
  }))
}

export const rebateHandlers: Pick<Handlers, 'rebate' | 'claimRebate' | 'rebateHistory'> = {
  async rebate(_request, { db, platform, session, settings, now }) {
    const { gmtOffsetMinutes } = settings.brand
    const at = now()
    const { memberId } = session
    const { level, days, rows, amount } = await claimableRebate(platform, db, memberId, at)
    const today = periodOf({}, at, gmtOffsetMinutes)
    const gathering = rebateRows(await playedOn(db, memberId, today.from, today.to), level)
    const some = amount > 0n && days !== null
    return {
      vipRankLevel: level,
      gmtOffsetMinutes,
      nextCutOffAt: today.end.toISOString(),
      from: some ? days.from : null,
      through: some ? days.through : null,
      amount: wire(amount),
      rows: rows.map(describeRow),
      gathering: { amount: wire(rebateTotal(gathering)), rows: gathering.map(describeRow) },
    }
  },

  async claimRebate(_request, { db, unit, platform, session }) {
    const { id } = await payRebate(platform, unit, session.memberId)
    const claim = await db
      .selectFrom('rebate_claim')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const [value] = await describeClaims(db, [claim])
    if (!value) throw new Error('the rebate has no description')
    return value
  },

  async rebateHistory({ query }, { db, session }) {
    const list = keysetOf(query, 'at', 'id')
    const found = await db
      .selectFrom('rebate_claim')
      .selectAll()
      .where('member_id', '=', session.memberId)
      .where(list.where)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(list.limit)
      .execute()
    const { rows, page } = list.page(found, (row) => ({ at: row.at, id: row.id }))
    return { rows: await describeClaims(db, rows), page }
  },
}
