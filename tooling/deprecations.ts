/** A deprecation as the code reports it, and the minor version that may remove it. */
export interface Reported {
  since: string
  instead: string
}

const call = /reportDeprecated\(\{([^}]*)\}\)/g
const text = (part: string, name: string) => new RegExp(`${name}: (['"\`])(.*?)\\1`).exec(part)?.[2] ?? ''

/** The deprecations that a source file reports. */
export function deprecationsIn(source: string): Reported[] {
  return [...source.matchAll(call)].map(([, part = '']) => ({
    since: text(part, 'since'),
    instead: text(part, 'instead'),
  }))
}

/** Whether a deprecation is written as it should be, and was in no more than one minor version before this one. */
export function isCurrent({ since, instead }: Reported, version: string): boolean {
  const [, major, minor] = /^(\d+)\.(\d+)$/.exec(since) ?? []
  const [currentMajor, currentMinor] = version.split('.').map(Number)
  if (major === undefined || instead === '' || Number(major) !== currentMajor) return false
  return Number(minor) >= (currentMinor ?? 0) - 1
}
