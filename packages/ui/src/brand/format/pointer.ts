/** Where a value is in a file, as sentences name it: `tokens.json#/sets/base/sources/0`. */
export type Location = string

/** The location of a member of what is at `location`. */
export function memberOf(location: Location, key: string | number): Location {
  return `${location}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** The file that a location is in. */
export const fileOf = (location: Location): string => location.slice(0, location.indexOf('#'))

/** The keys of a JSON pointer in a URI fragment (RFC 6901, section 6), or undefined for what is none. */
export function pointerKeys(fragment: string): string[] | undefined {
  if (fragment === '' || fragment === '/') return []
  if (!fragment.startsWith('/')) return undefined
  const keys = fragment.slice(1).split('/')
  return keys.map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A name may have a percent sign of its own that encodes nothing. */
function decoded(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}

/** The value at some keys within a JSON value, or undefined where there is none. */
export function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined,
    value,
  )
}
