import type { Permission } from './system.ts'

/** Whether a page at this host is the brand's own. Where the operator has named no addresses, every host is. */
export function isOwnHost(
  host: string,
  { domainCheck, domainRoute }: Pick<Permission, 'domainCheck' | 'domainRoute'>,
): boolean {
  const known = domainRoute.flatMap((url) => (URL.canParse(url) ? [new URL(url).hostname] : []))
  // A name may end in the dot of the root: it is the same host.
  return !domainCheck || known.length === 0 || known.includes(host.toLowerCase().replace(/\.$/, ''))
}
