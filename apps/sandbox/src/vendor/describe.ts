import type { Words } from '@baize/platform/games/names.ts'
import type { BetPart, VendorText } from '@baize/platform/seamless/tables.ts'
import { findGameByCode } from '../games/catalogue.ts'
import type { TicketBet } from './bets.ts'
import { type MatchResult, matchInSlot } from './coupon.ts'

const outcomes: Readonly<Record<MatchResult, Words>> = {
  home: { en: 'Home win', km: 'ម្ចាស់ផ្ទះឈ្នះ', 'zh-Hans': '主胜', ar: 'فوز المضيف' },
  draw: { en: 'Draw', km: 'ស្មើ', 'zh-Hans': '平局', ar: 'تعادل' },
  away: { en: 'Away win', km: 'ភ្ញៀវឈ្នះ', 'zh-Hans': '客胜', ar: 'فوز الضيف' },
  void: { en: 'Abandoned', km: 'បានបញ្ឈប់', 'zh-Hans': '中止', ar: 'أُلغيت' },
}

const lotteryTypes: Readonly<Record<string, Words>> = {
  last2: { en: 'Last two digits', km: 'លេខពីរខ្ទង់ចុងក្រោយ', 'zh-Hans': '后二', ar: 'آخر رقمين' },
  last3: { en: 'Last three digits', km: 'លេខបីខ្ទង់ចុងក្រោយ', 'zh-Hans': '后三', ar: 'آخر ثلاثة أرقام' },
  lastDigit: { en: 'Last digit', km: 'លេខចុងក្រោយ', 'zh-Hans': '末位', ar: 'الرقم الأخير' },
  bigSmall: { en: 'Big or small', km: 'ធំ ឬតូច', 'zh-Hans': '大小', ar: 'كبير أو صغير' },
  oddEven: { en: 'Odd or even', km: 'សេស ឬគូ', 'zh-Hans': '单双', ar: 'فردي أو زوجي' },
}

const lotteryChoices: Readonly<Record<string, Words>> = {
  big: { en: 'big', km: 'ធំ', 'zh-Hans': '大', ar: 'كبير' },
  small: { en: 'small', km: 'តូច', 'zh-Hans': '小', ar: 'صغير' },
  odd: { en: 'odd', km: 'សេស', 'zh-Hans': '单', ar: 'فردي' },
  even: { en: 'even', km: 'គូ', 'zh-Hans': '双', ar: 'زوجي' },
}

const drawName: Words = { en: 'Draw', km: 'ការចេញលេខ', 'zh-Hans': '期号', ar: 'السحب' }

const languages = ['en', 'km', 'zh-Hans', 'ar'] as const

/** Joins texts in each language that all of them have. */
function joined(parts: readonly (VendorText | string)[], between: string): VendorText {
  const said = languages.flatMap((language) => {
    const each = parts.map((part) => (typeof part === 'string' ? part : part[language]))
    return each.every((text) => text !== undefined) ? [[language, each.join(between)] as const] : []
  })
  return Object.fromEntries(said) as VendorText
}

const hundredths = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`

const numberOf = (event: string) => event.slice(event.lastIndexOf('-') + 1)

/** What a ticket is bet on, as the wallet's calls carry it; none for a flight, which has no choice. */
export function partsOfBet(bet: TicketBet, gameCode: string): BetPart[] {
  if (bet.kind === 'crash') return []
  if (bet.kind === 'lottery') {
    const type = lotteryTypes[bet.type] ?? { en: bet.type }
    return [
      {
        event: joined([drawName, numberOf(bet.drawId)], ' '),
        selection: joined([type, lotteryChoices[bet.choice] ?? bet.choice], ': '),
        odds: hundredths(bet.odds),
      },
    ]
  }
  const game = findGameByCode(gameCode)
  if (!game) return []
  return bet.legs.map(({ match, pick, odds }) => {
    const { home, away } = matchInSlot(game, Number(numberOf(match)))
    const team = { home, away, draw: null }[pick]
    return {
      event: joined([home, away], ' – '),
      selection: team ? joined([outcomes[pick], team], ': ') : outcomes[pick],
      odds: hundredths(odds),
    }
  })
}

/** How each part of a ticket ended, in the order of its parts. */
export function resultsOfBet(bet: TicketBet, results: ReadonlyMap<string, string>): VendorText[] {
  if (bet.kind === 'lottery') return [{ en: results.get(bet.drawId) ?? '' }]
  if (bet.kind !== 'coupon') return []
  return bet.legs.map(({ match }) => outcomes[(results.get(match) ?? 'void') as MatchResult])
}
