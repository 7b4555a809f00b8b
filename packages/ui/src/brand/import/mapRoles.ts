import { roleTypes } from '../readTokens.ts'

/** What is saved beside an imported brand, so that the next import is the same. */
export interface Mapping {
  tool?: string
  /** The token of the tool that fills each role, by the role's path. */
  roles: Record<string, string>
  /** Paths of tokens or groups of the tool that are left out on purpose. */
  ignore: string[]
}

/** Names of a group that say only that the tokens in it are roles. */
const wrappers = new Set([
  'semantic',
  'semantics',
  'sys',
  'system',
  'alias',
  'aliases',
  'theme',
  'tokens',
  'token',
  'ui',
  'roles',
  'light',
  'dark',
  'global',
  'base',
  'core',
  'default',
])

const wordsOf = (path: string) =>
  path
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** A path as names are compared: `Semantic/Color/Text-Primary` and `color.text.primary` are one. */
function keyOf(path: string): string {
  const words = wordsOf(path)
  const from = words.findIndex((word) => !wrappers.has(word))
  return words.slice(from === -1 ? 0 : from).join(' ')
}

/** The tokens whose names are those of roles; a name that two tokens have, or a token of another type, fills none. */
export function guessRoles(types: ReadonlyMap<string, string | undefined>): Record<string, string> {
  const byKey = Map.groupBy(types.keys(), keyOf)
  return Object.fromEntries(
    [...roleTypes].flatMap(([role, type]) => {
      const key = keyOf(role)
      if (types.get(role) === type) return [[role, role] as const]
      const keys = new Set([key, key.replace(/^color /, ''), key.replace(/^color /, 'colors ')])
      const candidates = [...keys]
        .flatMap((each) => byKey.get(each) ?? [])
        .filter((path) => types.get(path) === type)
      const [only, ...more] = candidates
      return only !== undefined && more.length === 0 ? [[role, only] as const] : []
    }),
  )
}

/** Whether a path is left out on purpose. */
export function isIgnored(path: string, ignore: readonly string[]): boolean {
  return ignore.some((each) => path === each || path.startsWith(`${each}.`))
}
