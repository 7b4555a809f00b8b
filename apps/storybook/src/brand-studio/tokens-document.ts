/** A brand's `tokens.json`: a design-tokens resolver document, as `readTokens` of `@baize/ui/brand` reads it. */
export type TokensDocument = Readonly<Record<string, unknown>>

/** Where a token is in the document: the same in both schemes, or of one scheme. */
export const parts = ['base', 'light', 'dark'] as const
/** Where a token is in the document. */
export type Part = (typeof parts)[number]

/** A token as the document has it; `type` may be inherited from a group around it. */
export interface Token {
  type: string | undefined
  value: unknown
}

type Group = Record<string, unknown>

const placeOf: Record<Part, readonly string[]> = {
  base: ['sets', 'base', 'sources'],
  light: ['modifiers', 'scheme', 'contexts', 'light'],
  dark: ['modifiers', 'scheme', 'contexts', 'dark'],
}

/** Whether a value is a JSON object. */
export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sourcesOf(document: TokensDocument, part: Part): readonly unknown[] {
  const sources = placeOf[part].reduce<unknown>((at, key) => (isGroup(at) ? at[key] : undefined), document)
  return Array.isArray(sources) ? sources : []
}

function collect(group: Group, inherited: string | undefined, path: string, into: Map<string, Token>): void {
  const type = typeof group.$type === 'string' ? group.$type : inherited
  if ('$value' in group) {
    into.set(path, { type, value: group.$value })
    return
  }
  for (const [key, child] of Object.entries(group)) {
    if (!key.startsWith('$') && isGroup(child))
      collect(child, type, path === '' ? key : `${path}.${key}`, into)
  }
}

/** The tokens of one part by path (`color.text.primary`); of two with one path the later source's wins. */
export function tokensIn(document: TokensDocument, part: Part): Map<string, Token> {
  const tokens = new Map<string, Token>()
  for (const source of sourcesOf(document, part)) if (isGroup(source)) collect(source, undefined, '', tokens)
  return tokens
}

/** One token, or undefined where the document has none there. What both schemes share may be in the base. */
export function getToken(document: TokensDocument, part: Part, path: string): Token | undefined {
  const own = ownToken(document, part, path)
  return own ?? (part === 'base' ? undefined : ownToken(document, 'base', path))
}

function ownToken(document: TokensDocument, part: Part, path: string): Token | undefined {
  for (const source of sourcesOf(document, part).toReversed()) {
    const token = isGroup(source) ? tokenAt(source, path.split('.')) : undefined
    if (token) return token
  }
  return undefined
}

function tokenAt(source: Group, keys: readonly string[]): Token | undefined {
  let at: unknown = source
  let type: string | undefined
  for (const key of ['', ...keys]) {
    if (key !== '') at = isGroup(at) && Object.hasOwn(at, key) ? at[key] : undefined
    if (!isGroup(at)) return undefined
    if (typeof at.$type === 'string') type = at.$type
  }
  return isGroup(at) && '$value' in at ? { type, value: at.$value } : undefined
}

/**
 * The document with another value for one token that it has; everything else, and the order of everything, stays. What a
 * scheme has from the base is overridden in the scheme. A document without the token is returned unchanged.
 */
export function setToken(document: TokensDocument, part: Part, path: string, value: unknown): TokensDocument {
  const keys = path.split('.')
  const sources = sourcesOf(document, part)
  const index = sources.findLastIndex((source) => isGroup(source) && tokenAt(source, keys) !== undefined)
  if (index === -1) {
    const shared = part === 'base' ? undefined : ownToken(document, 'base', path)
    if (!shared || sources.length === 0) return document
    const token = { ...(shared.type === undefined ? {} : { $type: shared.type }), $value: value }
    const override = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), token)
    return replaced(document, placeOf[part], [...sources, override])
  }
  return replaced(document, [...placeOf[part], String(index), ...keys, '$value'], value)
}

function replaced(at: unknown, keys: readonly string[], value: unknown): Group {
  const [key, ...rest] = keys
  if (key === undefined) return value as Group
  if (Array.isArray(at))
    return at.with(Number(key), replaced(at[Number(key)], rest, value)) as unknown as Group
  const group = isGroup(at) ? at : {}
  return { ...group, [key]: replaced(group[key], rest, value) }
}

/** What a token's value is in the end, where it points at others (`{color.accent.base}`). */
export function resolved(document: TokensDocument, part: Part, value: unknown): unknown {
  let at = value
  for (let step = 0; step < 32; step += 1) {
    const path = aliasOf(at)
    if (path === undefined) return at
    at = (getToken(document, part, path) ?? getToken(document, 'base', path))?.value
  }
  return undefined
}

/** The path that a value points at, where it is an alias. */
export function aliasOf(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined
}

/** The document under another name. */
export function named(document: TokensDocument, name: string): TokensDocument {
  return { ...document, name }
}

/** What the document calls its brand. */
export function nameOf(document: TokensDocument): string {
  return typeof document.name === 'string' ? document.name : ''
}
