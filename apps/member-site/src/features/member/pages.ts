/** The pages of the member centre, in the order of its menu: the last part of their address. */
export const memberPages = [
  'security',
  'messages',
  'deposit',
  'withdraw',
  'transfer',
  'transfer-upline',
  'betting-record',
  'transactions',
  'profit',
  'bonuses',
  'rewards',
  'missions',
  'rebate',
  'referral',
  'limits',
  'sessions',
  'cases',
  'contracts',
] as const
export type MemberPage = (typeof memberPages)[number]

/** What the specification calls a page; these addresses lead to ours. */
export const memberPageAliases: Readonly<Record<string, MemberPage>> = {
  securityCenter: 'security',
  messageV2: 'messages',
  depositv2: 'deposit',
  transferFund: 'transfer',
  transferUpline: 'transfer-upline',
  personalHistoryCopy: 'betting-record',
  transactionHistory: 'transactions',
  personalProfit: 'profit',
  bonusDetails: 'bonuses',
  rewardCenter: 'rewards',
  missionLeaderboard: 'missions',
  manualRebate: 'rebate',
}

/** The page that the last part of an address means, by its own name or the specification's; the default without one. */
export function memberPageOf(last: string = 'security'): MemberPage | undefined {
  const meant = Object.hasOwn(memberPageAliases, last) ? memberPageAliases[last] : last
  return memberPages.find((id) => id === meant)
}
