import { paths } from '../shared/paths.ts'

/** Pages of the member site that the platform's messages link to, and where an agent finds the same thing. */
const sameHere: Readonly<Record<string, string>> = {
  deposit: paths.deposit,
  withdraw: paths.withdraw,
  transactions: paths.accountRecord,
  'betting-record': paths.bettingRecord,
  messages: paths.messages,
  security: paths.security,
  sessions: paths.devices,
  contracts: paths.contracts,
}

/** Where an address of the member site leads on this one; undefined where this one has nothing like it. */
export function memberPageHere(path: string): string | undefined {
  const [, page] = /^\/member\/([\w-]+)$/.exec(path) ?? []
  return page !== undefined && Object.hasOwn(sameHere, page) ? sameHere[page] : undefined
}
