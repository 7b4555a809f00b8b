import { formatAmount } from '@baize/i18n/format'
import type { Unit } from '../database/index.ts'
import { type Names, nameIn, type SpokenLanguage } from '../games/names.ts'
import type { Site } from '../http/implement.ts'
import { isAgentType } from '../members/members.ts'
import type { Platform } from '../platform.ts'
import { wire } from '../wallet/wire.ts'
import { inEachLanguage } from './inEachLanguage.ts'
import { type MoneyNews, moneyTexts } from './moneyTexts.ts'
import { type NewMessage, onAgentSite, onBothSites, sendMessage } from './send.ts'

export interface MoneyMessage {
  readonly memberId: string
  readonly news: MoneyNews
  /** Units of 1/10,000. */
  readonly amount: bigint
  /** What the text calls `{name}`: a bonus, or the other account. */
  readonly name?: Names | string
  /** The page of the account's centre, with its query: `withdraw?withdrawal=…`. */
  readonly page: string
  /** What moved, such as `withdrawal:<id>:completed`: one message for one movement. */
  readonly cause: string
  /** As in `NewMessage`. @default what the kind of news is */
  readonly push?: readonly Site[]
}

const kindOf = (news: MoneyNews): NewMessage['kind'] => {
  if (news.startsWith('bonus')) return 'bonus'
  if (news.startsWith('points')) return 'points'
  if (news.startsWith('team')) return 'team'
  return news.startsWith('contract') ? 'contract' : 'wallet'
}

/** The news that are push notifications, and on which sites. */
const pushed: Partial<Record<MoneyNews, readonly Site[]>> = {
  withdrawalToConfirm: onBothSites,
  identityNeeded: onBothSites,
  bonusOfferEnding: onBothSites,
  bonusEnding: onBothSites,
  contractReceived: onAgentSite,
  contractBillsDue: onAgentSite,
  teamWin: onAgentSite,
  teamWithdrawal: onAgentSite,
}

/** Sends the message about a movement of money, in the transaction that moves it. */
export async function sendMoneyMessage(platform: Platform, unit: Unit, message: MoneyMessage): Promise<void> {
  const { memberId, news, name = '', page, cause } = message
  const { title, text } = moneyTexts[news]
  const { currencySymbol } = platform.settings.brand
  const filled = inEachLanguage(platform, text, (words, language) => {
    const amount = writeAmount(message.amount, currencySymbol, language)
    const shown = typeof name === 'string' ? `\u2068${name}\u2069` : nameIn(name, language)
    return words.replaceAll('{amount}', () => amount).replaceAll('{name}', () => shown)
  })
  const link = await centrePath(unit, memberId, page)
  await sendMessage(platform, unit, {
    memberId,
    kind: kindOf(news),
    title,
    text: filled,
    link,
    cause,
    push: message.push ?? pushed[news] ?? [],
  })
}

/** The address of a page of the account's centre, on the site that the account is of. */
export async function centrePath(unit: Unit, memberId: string, page: string): Promise<string> {
  const { type } = await unit.trx
    .selectFrom('member')
    .select('type')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (!isAgentType(type)) return `/member/${page}`
  return `/agentHome/${page === 'transactions' ? 'account-record' : page}`
}

/** An amount inside a text, as its language writes it, and isolated from the direction of the words around it. */
function writeAmount(units: bigint, symbol: string, language: SpokenLanguage): string {
  return `\u2068${formatAmount(wire(units), language, { symbol })}\u2069`
}
