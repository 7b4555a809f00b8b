import type { Manifest } from './manifest.ts'

/** `^19.2.0` as numbers that can be compared. */
function numbersOf(name: string, range: string): number[] {
  const [, version] = /^\^(\d+\.\d+\.\d+)$/.exec(range) ?? []
  if (version === undefined) throw new Error(`The range of ${name} has no oldest version: ${range}`)
  return version.split('.').map(Number)
}

/** Whether a version is newer than another. */
function isNewer(version: readonly number[], other: readonly number[]): boolean {
  const differs = version.findIndex((part, place) => part !== other[place])
  return differs >= 0 && (version[differs] ?? 0) > (other[differs] ?? 0)
}

/**
 * The oldest version of each peer that all packages allow together, by its name: an app has one of each, and
 * `@baize/account` may require a newer one than `@baize/i18n`.
 */
export function oldestPeers(manifests: readonly Manifest[]): ReadonlyMap<string, string> {
  const oldest = new Map<string, number[]>()
  for (const { peerDependencies = {} } of manifests)
    for (const [name, range] of Object.entries(peerDependencies)) {
      const version = numbersOf(name, range)
      const known = oldest.get(name)
      if (!known || isNewer(version, known)) oldest.set(name, version)
    }
  return new Map([...oldest].map(([name, version]) => [name, version.join('.')]))
}
