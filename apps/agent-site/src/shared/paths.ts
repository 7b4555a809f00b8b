/** Every path of the site, in one table. */
export const paths = {
  landing: '/agent',
  overview: '/agentHome',
  today: '/agentHome/today',
  members: '/agentHome/team-members',
  downline: '/agentHome/downline',
  openAccount: '/agentHome/open-account',
  transfer: '/agentHome/transfer',
  teamBets: '/agentHome/team-betting',
  profitLoss: '/agentHome/profit-and-loss',
  accountDetails: '/agentHome/account-details',
  scheduledReports: '/agentHome/scheduled-reports',
  contracts: '/agentHome/contracts',
  income: '/agentHome/income',
  forecast: '/agentHome/forecast',
  dividend: '/agentHome/dividend',
  dailySalary: '/agentHome/daily-salary',
  hourlySalary: '/agentHome/hourly-salary',
  realtimeSalary: '/agentHome/realtime-salary',
  deposit: '/agentHome/deposit',
  withdraw: '/agentHome/withdraw',
  bettingRecord: '/agentHome/betting-record',
  accountRecord: '/agentHome/account-record',
  security: '/agentHome/security',
  devices: '/agentHome/devices',
  subUsers: '/agentHome/sub-users',
  ownSecurity: '/agentHome/own-security',
  announcements: '/agentHome/announcements',
  messages: '/agentHome/messages',
  service: '/agentHome/customer-service',
} as const

/** The pages by their names in the specification: old links and bookmarks use them. */
export const specified: Readonly<Record<string, string>> = {
  agentTeamOverview: paths.overview,
  agentAnnouncement: paths.announcements,
  registerCenter: paths.openAccount,
  downlineManagmentView: paths.members,
  personalHistoryCopy: paths.teamBets,
  palStatementsAgentCopy: paths.profitLoss,
  agentRevenueReport: paths.income,
  agentDownlineTransactionDetailsCopy: paths.accountDetails,
  agentDividendRecordCopy2: paths.dividend,
  agentDailyWages2: paths.dailySalary,
  agentHourSalary: paths.hourlySalary,
  agentRealtimeSalary: paths.realtimeSalary,
  messageV2: paths.messages,
}

/** Where an address of the centre that is no page of it leads: to the page that it names otherwise; null for none. */
export function pageMeant(path: string): string | null {
  const bare = path.replace(/\/$/, '')
  if (Object.values<string>(paths).includes(bare)) return bare
  const name = bare.slice(paths.overview.length + 1)
  return (Object.hasOwn(specified, name) && specified[name]) || null
}

/** Where money is sent to an account of the team. */
export function transferPath(account: string): string {
  return `${paths.transfer}?to=${encodeURIComponent(account)}`
}

/** Where one contract is offered to the accounts that are selected. */
export const offerSelectedPath = `${paths.contracts}?side=downline&offer=many&to=selected`

/** All of an account of the team, with figures of these days. */
export function downlinePath(id: string, days?: { readonly from: string; readonly to: string }): string {
  return pathWith(paths.downline, { id, ...days })
}

/** A page with its filters in the address; those that are empty are left out. */
export function pathWith(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
