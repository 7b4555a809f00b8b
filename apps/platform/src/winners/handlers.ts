import { findGame } from '../games/catalogue.ts'
import { describer } from '../games/describe.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { boardMembers } from '../missions/handlers.ts'
import { boardName } from '../missions/names.ts'
import { dayAt } from '../records/days.ts'
import { wire } from '../wallet/wire.ts'
import { highestWins } from './board.ts'

/** Whole cents with two decimals and thousands apart: what is below a cent is not shown. */
export function winText(units: bigint): string {
  const [whole = '0', cents = '00'] = wire(units - (units % 100n)).split('.')
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`
}

const isNamed = async (db: Db, memberId: string): Promise<boolean> =>
  !(await db
    .selectFrom('board_opt_out')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst())

export const winnerHandlers: Pick<Handlers, 'winnerBoard' | 'boardVisibility' | 'setBoardVisibility'> = {
  async winnerBoard({ query }, context) {
    const { db, platform, settings, now } = context
    const { gmtOffsetMinutes, currencySymbol } = settings.brand
    const gameType = query.gameCategory === 'ALL' ? null : query.gameCategory
    const today = dayAt(now(), gmtOffsetMinutes)
    const { from, to, wins } = await highestWins(db, today, gameType, query.limitNum)
    const members = await boardMembers(db, [...new Set(wins.map((win) => win.member_id))])
    const games = await describer(context, query.language)
    const rows = wins.flatMap((win) => {
      const game = findGame(win.node_id)
      if (!game) return []
      return {
        player: boardName(platform, members.get(win.member_id) ?? { nickname: '', hidden: true }),
        game: games.game(game),
        prize: wire(win.win_amount),
        vo: { winAmount: winText(win.win_amount), currencySymbol },
        at: win.at.toISOString(),
      }
    })
    return { from, to, rows: rows.map((row, index) => ({ rank: index + 1, ...row })) }
  },

  async boardVisibility(_request, { db, session }) {
    return { named: await isNamed(db, session.memberId) }
  },

  async setBoardVisibility({ body }, { db, session, now }) {
    const member_id = session.memberId
    if (body.named) await db.deleteFrom('board_opt_out').where('member_id', '=', member_id).execute()
    else {
      await db
        .insertInto('board_opt_out')
        .values({ member_id, at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    return { named: body.named }
  },
}
