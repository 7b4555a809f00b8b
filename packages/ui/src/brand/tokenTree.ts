/** A token as a file gives it. */
export interface Token {
  type: string | undefined
  value: unknown
  /** The object in the file that holds `$value`. */
  node: Json
}

export type Json = Record<string, unknown>

/** Groups in groups: more than any brand has, and few enough for the stack. */
const deepest = 16
/** More tokens than any brand has. */
const most = 5000

export function isGroup(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where a brand's tokens are in its document. */
export function sourcesOf(document: unknown): Record<'base' | 'light' | 'dark', unknown> {
  const doc = isGroup(document) ? document : {}
  const sets = isGroup(doc.sets) && isGroup(doc.sets.base) ? doc.sets.base : {}
  const modifier = isGroup(doc.modifiers) && isGroup(doc.modifiers.scheme) ? doc.modifiers.scheme : {}
  const contexts = isGroup(modifier.contexts) ? modifier.contexts : {}
  return { base: sets.sources, light: contexts.light, dark: contexts.dark }
}

/** The tokens of a list of groups by path, later ones over earlier ones; what is wrong goes into `problems`. */
export function mergedSources(sources: unknown, where: string, problems: string[]): Map<string, Token> {
  const tokens = new Map<string, Token>()
  if (!Array.isArray(sources)) {
    problems.push(`${where} is missing: it must be a list of token groups.`)
    return tokens
  }
  for (const source of sources) {
    if (!isGroup(source)) problems.push(`${where} holds something that is not a group of tokens.`)
    else if ('$ref' in source) problems.push(`${where} refers to another file; give the tokens in place.`)
    else collect(source, { type: undefined, path: '', depth: 0, where, tokens, problems })
  }
  if (tokens.size >= most) problems.push(`${where} holds more than ${most} tokens; the rest is not read.`)
  return tokens
}

interface Place {
  type: string | undefined
  path: string
  depth: number
  where: string
  tokens: Map<string, Token>
  problems: string[]
}

/** Flattens a DTCG group into tokens by path; `$type` is inherited. */
function collect(group: Json, place: Place): void {
  const { path, depth, where, tokens, problems } = place
  if (tokens.size >= most) return
  const type = typeof group.$type === 'string' ? group.$type : place.type
  if ('$value' in group) {
    tokens.set(path, { type, value: group.$value, node: group })
    return
  }
  if (depth >= deepest) {
    problems.push(`${where}: ${path.slice(0, 60)}… holds groups within groups more than ${deepest} deep.`)
    return
  }
  for (const [key, child] of Object.entries(group)) {
    if (key.startsWith('$') || !isGroup(child)) continue
    collect(child, { ...place, type, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 })
  }
}

/** Follows `{a.b}` aliases; a circle or a dangling name comes back as the end of a sentence. */
export function resolveToken(path: string, tokens: Map<string, Token>): Token | string {
  const trail = new Set<string>()
  let type: string | undefined
  for (let here = path; ; ) {
    const token = tokens.get(here)
    if (!token) return `it points at ${here.slice(0, 80)}, which does not exist.`
    trail.add(here)
    type ??= token.type
    const alias = typeof token.value === 'string' ? /^\{([^{}]+)\}$/.exec(token.value)?.[1] : undefined
    if (alias === undefined) return { ...token, type }
    if (trail.has(alias)) return `it points back at itself through ${[...trail].slice(0, 5).join(' and ')}.`
    here = alias
  }
}
