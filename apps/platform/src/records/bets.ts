import { findGame } from '../games/catalogue.ts'
import { nameIn } from '../games/names.ts'
import { findVendor } from '../games/vendors.ts'
import type { Handlers } from '../http/implement.ts'
import { pageOf } from '../wallet/pages.ts'
import { wire } from '../wallet/wire.ts'
import { periodOf } from './days.ts'

export const betHandlers: Pick<Handlers, 'bets'> = {
  async bets({ query }, { db, session, settings, now, language }) {
    const page = pageOf(query)
    const period = periodOf(query, now(), settings.brand.gmtOffsetMinutes)
    const own = db
      .selectFrom('bet')
      .where('member_id', '=', session.memberId)
      .where('placed_at', '>=', period.start)
      .where('placed_at', '<', period.end)
    const sums = await own
      .select(({ fn, cast }) => [
        fn.countAll<bigint>().as('bets'),
        cast<bigint | null>(fn.sum('stake'), 'bigint').as('stake'),
        cast<bigint | null>(fn.sum('valid_bet'), 'bigint').as('validBet'),
        cast<bigint | null>(fn.sum('payout'), 'bigint').as('payout'),
        // What a refund gave back is neither won nor lost.
        cast<bigint | null>(fn.sum<bigint>('stake').filterWhere('state', '=', 'refunded'), 'bigint').as(
          'refunded',
        ),
      ])
      .executeTakeFirstOrThrow()
    const rows = await own
      .selectAll()
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
    const [stake, payout, refunded] = [sums.stake ?? 0n, sums.payout ?? 0n, sums.refunded ?? 0n]
    return {
      rows: rows.map((row) => {
        const game = findGame(row.node_id)
        const vendor = findVendor(row.vassalage)
        return {
          id: row.id,
          placedAt: row.placed_at.toISOString(),
          settledAt: row.settled_at?.toISOString() ?? null,
          category: row.game_type,
          vendor: vendor ? nameIn(vendor.names, language) : row.vassalage,
          game: game ? nameIn(game.names, language) : row.node_id,
          roundId: row.round_id,
          stake: wire(row.stake),
          validBet: wire(row.valid_bet),
          payout: wire(row.payout),
          winLoss: wire(row.state === 'refunded' ? 0n : row.payout - row.stake),
          state: row.state,
        }
      }),
      totals: {
        bets: Number(sums.bets),
        stake: wire(stake),
        validBet: wire(sums.validBet ?? 0n),
        payout: wire(payout),
        winLoss: wire(payout - stake + refunded),
      },
      page: page.info(sums.bets),
    }
  },
}
