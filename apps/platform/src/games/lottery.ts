import type { Context, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { publishedResults } from '../vendor-feed/results.ts'
import { findGame } from './catalogue.ts'
import { describer } from './describe.ts'
import { findLottery, type Lottery, lotteries } from './lotteries.ts'
import { betTypes, drawOnSale } from './lotteryDraws.ts'

type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'

/** Which prize mode a lottery belongs to: South-East Asia has its own, ZY has none here. */
const prizeModeOf = ({ vassalage, gameType }: Lottery): PrizeMode =>
  vassalage === 'TCG_SEA' ? 'SEA' : gameType === 'ELOTT' ? 'ELOTT' : 'LOTT'

async function menusOf(context: Context, shown: readonly Lottery[], language: string | undefined) {
  const describe = await describer(context, language)
  const at = context.now()
  const gameMenus = shown.flatMap((lottery) => {
    const game = findGame(lottery.nodeId)
    if (!game) return []
    const { nodeId, gameCode, vassalage, displayName, language: named, ...shown } = describe.game(game)
    const { iconUrl, route, underMaintenance } = shown
    const draw = drawOnSale(lottery, at)
    return [
      {
        ...{ nodeId, gameCode, vassalage, displayName, iconUrl, route, underMaintenance },
        ...(named ? { language: named } : {}),
        prizeMode: prizeModeOf(lottery),
        periodSeconds: lottery.period,
        drawId: draw.id,
        closesAt: draw.closesAt.toISOString(),
        drawsAt: draw.drawsAt.toISOString(),
        betTypes: betTypes.map(({ type, odds, ways }) => ({
          type,
          odds,
          returns: ((odds * ways) / 100_000).toFixed(2),
        })),
      },
    ]
  })
  return { gameMenus, now: at.toISOString() }
}

const ofMode = (mode: PrizeMode | undefined) => (lottery: Lottery) =>
  mode === undefined || prizeModeOf(lottery) === mode

export const lotteryHandlers: Pick<Handlers, 'lotteryMenu' | 'recentLotteries' | 'openedNumbers'> = {
  lotteryMenu: ({ query }, context) =>
    menusOf(context, lotteries().filter(ofMode(query.prizeMode)), query.language),

  async recentLotteries({ query }, context) {
    const opened = await context.db
      .selectFrom('game_recent')
      .select('node_id')
      .where('member_id', '=', context.session.memberId)
      .where(
        'node_id',
        'in',
        // Never empty, which SQL refuses.
        ['', ...lotteries().map((lottery) => lottery.nodeId)],
      )
      .orderBy('opened_at', 'desc')
      .execute()
    const found = opened.flatMap((row) => lotteries().find(({ nodeId }) => nodeId === row.node_id) ?? [])
    return menusOf(context, found.filter(ofMode(query.prizeMode)), query.language)
  },

  async openedNumbers({ query }, { db, platform }) {
    const lottery = findLottery(query.gameCode)
    if (!lottery) throw new Refusal('notFound')
    const { gameCode } = lottery
    const ofServer = await platform.counterparts.games?.resultsOf?.(db, gameCode)
    return { gameCode, numeros: ofServer ?? (await publishedResults(db, lottery)) }
  },
}
