/** Every path of the site, in one table. */
export const paths = {
  landing: '/agent',
  overview: '/agentHome',
  members: '/agentHome/team-members',
  openAccount: '/agentHome/open-account',
  transfer: '/agentHome/transfer',
  deposit: '/agentHome/deposit',
  withdraw: '/agentHome/withdraw',
  bettingRecord: '/agentHome/betting-record',
  accountDetails: '/agentHome/account-details',
  security: '/agentHome/security',
} as const

/** Where money is sent to an account of the team. */
export function transferPath(account: string): string {
  return `${paths.transfer}?to=${encodeURIComponent(account)}`
}
