import { type MemberPage, memberPageOf } from '../features/member/pages.ts'
import { lotteryPaths, paths } from '../shared/paths.ts'
import type { Purpose } from '../shared/popups/purpose.ts'

type To = Purpose['to']

const own: Readonly<Record<string, To>> = {
  [paths.favorite]: 'favourites',
  [paths.recent]: 'recent',
  [paths.seamless]: 'wallet',
  [paths.pointMall]: 'points',
  [paths.vip]: 'vip',
  [paths.raffle]: 'raffle',
  [paths.redEnvelope]: 'redEnvelope',
}

const ofMemberPage: Readonly<Partial<Record<MemberPage, To>>> = {
  messages: 'messages',
  deposit: 'deposit',
  withdraw: 'withdraw',
  transfer: 'transfer',
  'transfer-upline': 'transfer',
  'betting-record': 'records',
  transactions: 'records',
  profit: 'records',
  bonuses: 'bonuses',
  rewards: 'rewards',
  missions: 'rewards',
  rebate: 'rewards',
  limits: 'limits',
  contracts: 'contract',
}

/** A visitor's purpose at a page that needs a session. */
export function purposeOf(path: string): Purpose {
  if (path.startsWith('/play/')) return { to: 'play' }
  if (lotteryPaths.includes(path)) return { to: 'lottery' }
  const page = path.startsWith(`${paths.member}/`)
    ? memberPageOf(path.slice(paths.member.length + 1))
    : undefined
  return { to: own[path] ?? (page && ofMemberPage[page]) ?? 'account' }
}
