import type { Permission } from './system.ts'

/** Whether a page at this host is the brand's own. Where the operator has named no addresses, every host is. */
export const isOwnHost = (host: string, { ownHosts }: Pick<Permission, 'ownHosts'>): boolean =>
  ownHosts.length === 0 || ownHosts.includes(host)
