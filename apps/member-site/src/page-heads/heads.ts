import { categoryText, type GameType } from '@baize/account'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { categoryPaths, paths } from '../app/paths.ts'
import { memberPageOf } from '../member/pages.ts'
import { memberPageTitles } from '../member/pageTitles.ts'

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
  description: (brandName) =>
    msg`Lotteries at ${brandName}: the next draws, the odds, and every result with its seed.`,
}
const ownGames = (title: MessageDescriptor): Words => ({
  title,
  description: (brandName) => msg`Your games at ${brandName}, ready to be played again.`,
})
const help: Words = {
  title: msg({ message: 'Help centre', context: 'page title' }),
  description: (brandName) =>
    msg`Answers about accounts, deposits, withdrawals and games at ${brandName}, and the rules in full.`,
}

const known: Readonly<Record<string, Words>> = {
  [paths.hot]: {
    title: msg({ message: 'Hot games', context: 'page title' }),
    description: (brandName) => msg`The games that are played most at ${brandName} right now.`,
  },
  [paths.favorite]: ownGames(msg({ message: 'Favourites', context: 'page title' })),
  [paths.recent]: ownGames(msg({ message: 'Recently played', context: 'page title' })),
  [paths.lottery]: lottery,
  [paths.seaLottery]: lottery,
  [paths.vnLottery]: lottery,
  [paths.seamless]: {
    title: msg({ message: 'Games of one wallet', context: 'page title' }),
    description: (brandName) =>
      msg`Games at ${brandName} that are played from one wallet, without transfers.`,
  },
  [paths.promotions]: {
    title: msg({ message: 'Promotions', context: 'page title' }),
    description: (brandName) => msg`Every promotion at ${brandName} with its terms in plain words.`,
  },
  [paths.raffle]: {
    title: msg({ message: 'Raffle', context: 'page title' }),
    description: (brandName) =>
      msg`The raffle at ${brandName}: tickets, prizes, and how each draw can be checked.`,
  },
  [paths.pointMall]: {
    title: msg({ message: 'Points mall', context: 'page title' }),
    description: (brandName) => msg`What points of play are worth at ${brandName}: goods, cash and bonuses.`,
  },
  [paths.appDownload]: {
    title: msg({ message: 'App download', context: 'page title' }),
    description: (brandName) =>
      msg`The apps of ${brandName} for iOS and Android, with a guide to install them.`,
  },
  [paths.vip]: {
    title: msg({ message: 'VIP', context: 'page title' }),
    description: (brandName) =>
      msg`The VIP levels of ${brandName}, what reaches and keeps each, and what it gives.`,
  },
  [paths.winners]: {
    title: msg({ message: 'Winners', context: 'page title' }),
    description: (brandName) => msg`Wins of real play at ${brandName}, as they happen.`,
  },
  [paths.redEnvelope]: {
    title: msg({ message: 'Red envelopes', context: 'page title' }),
    description: (brandName) =>
      msg`Red envelopes at ${brandName}: when the next ones rain and who may open them.`,
  },
  [paths.chat]: {
    title: msg({ message: 'Chat room', context: 'page title' }),
    description: (brandName) => msg`The chat room of ${brandName}, with its hosts.`,
  },
  [paths.help]: help,
  [paths.helpCentre]: help,
  [paths.login]: {
    title: msg({ message: 'Sign in', context: 'page title' }),
    description: (brandName) => msg`Sign in to ${brandName}.`,
  },
  [paths.register]: {
    title: msg({ message: 'Open an account', context: 'page title' }),
    description: (brandName) =>
      msg`Open an account at ${brandName}. For adults only; limits can be set from the start.`,
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

/** What the page says of itself by its address; one that has no words of its own, the site's. */
export function descriptionOf(i18n: I18n, path: string, brandName: string): string {
  const category = ofCategory(path)
  if (category) {
    const title = categoryText(i18n, category)
    return i18n._(msg`${title} at ${brandName}: every game with its odds, and limits that you set yourself.`)
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

/** The page's own words by its address alone: whose page it is does not come into it. */
export function headOf(i18n: I18n, path: string, brandName: string): Head {
  return { title: titleOf(i18n, path), description: descriptionOf(i18n, path, brandName) }
}
