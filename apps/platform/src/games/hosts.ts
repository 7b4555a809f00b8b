import { randomInt } from 'node:crypto'
import type { Settings } from '../settings.ts'

/** The hosts that serve games: one chosen at random first, the others after it for when it cannot be reached. */
export function gameHosts(
  { publicUrls, launchGameCDNs }: Pick<Settings, 'publicUrls' | 'launchGameCDNs'>,
  below: (limit: number) => number = (limit) => randomInt(limit),
): string[] {
  const hosts = [publicUrls.platform, ...launchGameCDNs]
  const start = below(hosts.length)
  return [...hosts.slice(start), ...hosts.slice(0, start)]
}
