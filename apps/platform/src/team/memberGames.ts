import { sql } from 'kysely'
import { archivedSince } from '../archive/betMark.ts'
import { gameNames, vendorNames } from '../games/describe.ts'
import { namedIn } from '../games/names.ts'
import type { Handlers } from '../http/implement.ts'
import { periodOf } from '../records/days.ts'
import { countedStates } from '../seamless/tables.ts'
import { addUpPlay, wirePlay } from './figures.ts'
import { bringUp } from './rollUp.ts'
import { inOrder } from './sums.ts'
import { teamMember } from './teamMember.ts'
import { teamPlay } from './teamSums.ts'

const maxGames = 50

export const memberGameHandlers: Pick<Handlers, 'teamMemberGames'> = {
  async teamMemberGames({ params, query }, { db, platform, session, settings, now, language }) {
    const { brand } = settings
    const member = await teamMember(db, session, params)
    const period = periodOf(query, now(), brand.gmtOffsetMinutes)
    const games = await db
      .selectFrom('bet')
      .select([
        ...(['vassalage', 'node_id', 'game_type'] as const),
        sql<bigint>`count(*)`.as('bets'),
        sql<string>`sum(stake)::text`.as('stake'),
        sql<string>`sum(valid_bet)::text`.as('validBet'),
        sql<string>`sum(payout)::text`.as('payout'),
      ])
      .where('member_id', '=', member.id)
      .where('state', 'in', countedStates)
      .where('settled_at', '>=', period.start)
      .where('settled_at', '<', period.end)
      .groupBy(['vassalage', 'node_id', 'game_type'])
      .orderBy(sql`sum(stake)`, 'desc')
      .orderBy('vassalage')
      .orderBy('node_id')
      .limit(maxGames)
      .execute()
    await bringUp(platform)
    const play = await teamPlay(db, brand, [member.id], period)
    const types = [...new Set(play.map(({ gameType }) => gameType))]
    const categories = inOrder(
      types.map((gameType) => ({
        gameType,
        ...addUpPlay(play.filter((row) => row.gameType === gameType)),
      })),
    )
    return {
      games: games.map((row) => ({
        nodeId: row.node_id,
        category: row.game_type,
        ...namedIn(['vendor', 'vendorLanguage'], vendorNames(row.vassalage), language),
        ...namedIn(['game', 'gameLanguage'], gameNames(row.node_id), language),
        ...wirePlay({
          bets: row.bets,
          stake: BigInt(row.stake),
          validBet: BigInt(row.validBet),
          payout: BigInt(row.payout),
        }),
      })),
      categories: categories.map(({ gameType, ...sum }) => ({ gameType, ...wirePlay(sum) })),
      ...(await archivedSince(db, period.start)),
    }
  },
}
