import { categoryText, type GameType } from '@baize/account'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { memberPageOf } from '../../features/member/pages.ts'
import { memberPageTitles } from '../../features/member/pageTitles.ts'
import { categoryPaths, paths } from '../../shared/paths.ts'

/** What a page is called and what it says of itself. */
export interface Head {
  readonly title: string
  readonly description: string
}

interface Words {
  readonly title: MessageDescriptor
  readonly description: (brandName: string) => MessageDescriptor
}

const lottery: Words = {
  title: msg({ message: 'Lottery', context: 'page title' }),
  description: (brandName) => msg`Lotteries at ${brandName}: upcoming draws, odds and verifiable results.`,
}
const ownGames = (title: MessageDescriptor): Words => ({
  title,
  description: (brandName) => msg`Your games at ${brandName}, ready to play again.`,
})
const help: Words = {
  title: msg({ message: 'Help centre', context: 'page title' }),
  description: (brandName) =>
    msg`Help with accounts, deposits, withdrawals and games at ${brandName}, and the full rules.`,
}

const known: Readonly<Record<string, Words>> = {
  [paths.hot]: {
    title: msg({ message: 'Hot games', context: 'page title' }),
    description: (brandName) => msg`The most played games at ${brandName} right now.`,
  },
  [paths.favorite]: ownGames(msg({ message: 'Favourites', context: 'page title' })),
  [paths.recent]: ownGames(msg({ message: 'Recently played', context: 'page title' })),
  [paths.lottery]: lottery,
  [paths.seaLottery]: lottery,
  [paths.vnLottery]: lottery,
  [paths.seamless]: {
    title: msg({ message: 'One wallet for all games', context: 'page title' }),
    description: (brandName) => msg`Play games at ${brandName} from one wallet, without transfers.`,
  },
  [paths.promotions]: {
    title: msg({ message: 'Promotions', context: 'page title' }),
    description: (brandName) => msg`All promotions at ${brandName}, with terms in plain language.`,
  },
  [paths.raffle]: {
    title: msg({ message: 'Raffle', context: 'page title' }),
    description: (brandName) => msg`The ${brandName} raffle: tickets, prizes and how to verify each draw.`,
  },
  [paths.pointMall]: {
    title: msg({ message: 'Points mall', context: 'page title' }),
    description: (brandName) => msg`Redeem points at ${brandName} for goods, cash and bonuses.`,
  },
  [paths.appDownload]: {
    title: msg({ message: 'App download', context: 'page title' }),
    description: (brandName) => msg`${brandName} apps for iOS and Android, and how to install them.`,
  },
  [paths.vip]: {
    title: msg({ message: 'VIP', context: 'page title' }),
    description: (brandName) =>
      msg`VIP levels at ${brandName}: how to reach and keep them, and their benefits.`,
  },
  [paths.winners]: {
    title: msg({ message: 'Winners', context: 'page title' }),
    description: (brandName) => msg`Real wins at ${brandName}, as they happen.`,
  },
  [paths.redEnvelope]: {
    title: msg({ message: 'Red envelopes', context: 'page title' }),
    description: (brandName) =>
      msg`Red envelopes at ${brandName}: when the next rain starts and who can open them.`,
  },
  [paths.chat]: {
    title: msg({ message: 'Chat room', context: 'page title' }),
    description: (brandName) => msg`The ${brandName} chat room and its hosts.`,
  },
  [paths.help]: help,
  [paths.helpCentre]: help,
  [paths.login]: {
    title: msg({ message: 'Sign in', context: 'page title' }),
    description: (brandName) => msg`Sign in to ${brandName}.`,
  },
  [paths.register]: {
    title: msg({ message: 'Open an account', context: 'page title' }),
    description: (brandName) => msg`Open an account at ${brandName}. Adults only. Set limits from the start.`,
  },
}

const ofCategory = (path: string): GameType | undefined => {
  if (path === paths.boardGames) return 'TABLE'
  const entries = Object.entries(categoryPaths) as [GameType, string][]
  return entries.find(([, one]) => one === path)?.[0]
}

const wordsOf = (path: string): Words | undefined => {
  const section = path.startsWith(`${paths.promotions}/`) ? paths.promotions : path
  return Object.hasOwn(known, section) ? known[section] : undefined
}

/** Whether a page is a member's own: search engines list none of them. */
export function isPrivate(path: string): boolean {
  return path === paths.member || path.startsWith(`${paths.member}/`)
}

/** The page's description by its address; the site's for a page without one. */
export function descriptionOf(i18n: I18n, path: string, brandName: string): string {
  const category = ofCategory(path)
  if (category) {
    const title = categoryText(i18n, category)
    return i18n._(msg`${title} at ${brandName}: games with published odds and limits you control.`)
  }
  const words = wordsOf(path)
  if (words) return i18n._(words.description(brandName))
  const description = isPrivate(path)
    ? msg`Your account at ${brandName}: money, records, rewards and safety.`
    : msg`${brandName}: games, deposits and withdrawals`
  return i18n._(description)
}

/** What the page is called by its address; nothing where it has no name of its own. */
function titleOf(i18n: I18n, path: string): string {
  const category = ofCategory(path)
  if (category) return categoryText(i18n, category)
  if (isPrivate(path)) {
    const page = memberPageOf(path.slice(paths.member.length + 1) || undefined)
    return page ? i18n._(memberPageTitles[page]) : ''
  }
  const words = wordsOf(path)
  return words ? i18n._(words.title) : ''
}

/** The page's own description, by its address alone and not by the account. */
export function headOf(i18n: I18n, path: string, brandName: string): Head {
  return { title: titleOf(i18n, path), description: descriptionOf(i18n, path, brandName) }
}
