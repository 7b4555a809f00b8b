import type { Settings } from '../settings.ts'

/** Both spellings of an address on one's own machine. */
const spellings = (url: string): string[] => [
  ...new Set([url, url.replace('://localhost:', '://127.0.0.1:')]),
]

/** The origins of images: the operator's hosts, and the platform, which keeps what members upload. */
export const imageCdns = ({
  imageCDNs,
  publicUrls,
}: Pick<Settings, 'imageCDNs' | 'publicUrls'>): string[] => [
  ...new Set([...imageCDNs, ...spellings(publicUrls.platform)]),
]

/** Where games open from. */
export const launchGameCdns = ({
  launchGameCDNs,
  publicUrls,
}: Pick<Settings, 'launchGameCDNs' | 'publicUrls'>): string[] => [
  ...new Set([...launchGameCDNs, ...spellings(publicUrls.platform)]),
]

/** The brand's own addresses, the best one first. */
export const domainRoute = ({ domains, publicUrls }: Pick<Settings, 'domains' | 'publicUrls'>): string[] => [
  ...new Set([publicUrls.member, ...domains]),
]

/** Hosts at which the members' site shows itself, where the operator has named its addresses; none for any host. */
export const ownHosts = (settings: Pick<Settings, 'domains' | 'publicUrls'>): string[] =>
  settings.domains.length === 0 ? [] : domainRoute(settings).map((url) => new URL(url).hostname)

/** Hosts that content may link to: the brand's own, and the stores where its app is. */
export const linkHosts = (settings: Pick<Settings, 'domains' | 'publicUrls' | 'appStores'>): string[] => {
  const places = [...domainRoute(settings), settings.publicUrls.agent, ...Object.values(settings.appStores)]
  return [...new Set(places.filter((url) => url.startsWith('https:')).map((url) => new URL(url).hostname))]
}
