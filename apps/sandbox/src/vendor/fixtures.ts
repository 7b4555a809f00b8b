import type { CallInputs } from '@baize/api/contract'
import { drawOnSale, drawsBefore } from '@baize/platform/games/lotteryDraws.ts'
import type { Names, Words } from '@baize/platform/games/names.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { catalogue, type SandboxGame } from '../games/catalogue.ts'
import { lotteries } from '../games/generated/lotteries.ts'
import { type Match, type MatchResult, matchesFrom, matchInSlot, slotAt } from './coupon.ts'
import { drawnBy } from './results.ts'
import { scoreAt } from './score.ts'

export type PublishedMatch = CallInputs['publishMatches']['body']['matches'][number]
export type PublishedDraw = CallInputs['publishDraws']['body']['draws'][number]

/** Slots between two matches that are announced long before they are priced: six hours. */
const announcedEvery = 72
const announced = 4

const competitions: readonly Words[] = [
  { en: 'Mekong League', km: 'លីគមេគង្គ', 'zh-Hans': '湄公联赛', ar: 'دوري الميكونغ' },
  { en: 'Angkor Cup', km: 'ពានរង្វាន់អង្គរ', 'zh-Hans': '吴哥杯', ar: 'كأس أنغكور' },
  { en: 'Cardamom Premier League', km: 'លីគកំពូលក្រវាញ', 'zh-Hans': '豆蔻超级联赛', ar: 'دوري الهيل الممتاز' },
  { en: 'Tonle Sap Trophy', km: 'ពានទន្លេសាប', 'zh-Hans': '洞里萨锦标', ar: 'درع تونلي ساب' },
]

const couponGames = catalogue.filter(({ family }) => family === 'coupon')

/** The competitions of a vendor are named in turn, by the games that take bets on them. */
const competitionOf = (game: SandboxGame) => {
  const own = couponGames.filter(({ vassalage }) => vassalage === game.vassalage)
  const place = own.indexOf(game)
  const name = competitions[place % competitions.length]
  const round = Math.floor(place / competitions.length) + 1
  if (!name || round === 1) return { id: game.gameCode, name: name ?? game.names }
  const numbered = Object.entries(name).map(([language, text]) => [language, `${text} ${round}`])
  return { id: game.gameCode, name: Object.fromEntries(numbered) as Words }
}

const hundredths = (odds: number) => (odds / 100).toFixed(2)

function described(
  game: SandboxGame,
  match: Match,
): Omit<PublishedMatch, 'state' | 'suspended' | 'score' | 'odds'> {
  return {
    matchId: match.id,
    gameCode: game.gameCode,
    competition: competitionOf(game),
    home: match.home as Names & { ar?: string },
    away: match.away as Names & { ar?: string },
    startsAt: match.kickOff.toISOString(),
  }
}

/** A match that has kicked off: its score, and no more odds. */
function begun(platform: Platform, game: SandboxGame, match: Match, at: Date): PublishedMatch {
  const { outcome, below } = drawnBy(platform, match.id)
  const result = outcome as MatchResult
  const isOver = at >= match.endsAt
  const state = isOver ? (result === 'void' ? 'abandoned' : 'ended') : 'live'
  return {
    ...described(game, match),
    state,
    suspended: false,
    score: scoreAt(match, result, below, at),
    odds: null,
  }
}

/** What the vendor of a coupon publishes of its matches at a time: the last one, those on sale, and a few later ones. */
export function fixturesOf(
  platform: Platform,
  game: SandboxGame,
  at: Date,
  suspended: boolean,
): PublishedMatch[] {
  const slot = slotAt(at)
  const onSale = matchesFrom(game, at).map((match): PublishedMatch => {
    const { home, draw, away } = match.odds
    return {
      ...described(game, match),
      state: 'scheduled',
      suspended,
      score: null,
      odds: { home: hundredths(home), draw: draw === 0 ? null : hundredths(draw), away: hundredths(away) },
    }
  })
  const first = Math.ceil((slot + onSale.length + 1) / announcedEvery) * announcedEvery
  const later = Array.from({ length: announced }, (_, index): PublishedMatch => {
    const match = matchInSlot(game, first + index * announcedEvery)
    return { ...described(game, match), state: 'scheduled', suspended: false, score: null, odds: null }
  })
  return [begun(platform, game, matchInSlot(game, slot), at), ...onSale, ...later]
}

/** What the vendors of lotteries publish: the draw on sale, and the numbers of the last one. */
export function drawsOfVendor(platform: Platform, vassalage: string, at: Date): PublishedDraw[] {
  return lotteries
    .filter((lottery) => lottery.vassalage === vassalage)
    .flatMap((lottery) => {
      const drawn = drawsBefore(lottery, at, 1).map((draw) => ({
        ...draw,
        numbers: drawnBy(platform, draw.id).outcome,
      }))
      return [...drawn, { ...drawOnSale(lottery, at), numbers: null }].map((draw) => ({
        drawId: draw.id,
        gameCode: lottery.gameCode,
        closesAt: draw.closesAt.toISOString(),
        drawsAt: draw.drawsAt.toISOString(),
        numbers: draw.numbers,
        cancelled: false,
      }))
    })
}

/** The vendors that publish, each with its games that take coupons. */
export const publishers: ReadonlyMap<string, readonly SandboxGame[]> = Map.groupBy(
  couponGames,
  ({ vassalage }) => vassalage,
)

export const lotteryVendors: readonly string[] = [...new Set(lotteries.map(({ vassalage }) => vassalage))]
