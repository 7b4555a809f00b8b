import { baseRoles, type RoleTree, schemeRoles, type TokenType } from '../tokens/roles.ts'
import { valueText } from './valueText.ts'

/** The two looks every brand gives. */
export const schemes = ['light', 'dark'] as const
/** One of the two looks every brand gives. */
export type Scheme = (typeof schemes)[number]

/** A brand's tokens, read and checked: CSS values by role path (`color.text.primary`). */
export interface BrandTokens {
  name: string
  base: Map<string, string>
  light: Map<string, string>
  dark: Map<string, string>
  /** Plain sentences; empty when the file is whole. */
  problems: string[]
}

type Json = Record<string, unknown>

interface Token {
  type: string | undefined
  value: unknown
}

function isGroup(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Flattens a DTCG group into tokens by path; `$type` is inherited. */
function collect(group: Json, inherited: string | undefined, path: string, into: Map<string, Token>): void {
  const type = typeof group.$type === 'string' ? group.$type : inherited
  if ('$value' in group) {
    into.set(path, { type, value: group.$value })
    return
  }
  for (const [key, child] of Object.entries(group)) {
    if (key.startsWith('$')) continue
    if (isGroup(child)) collect(child, type, path === '' ? key : `${path}.${key}`, into)
  }
}

function leaves(tree: RoleTree, path = ''): [string, TokenType][] {
  return Object.entries(tree).flatMap(([key, child]): [string, TokenType][] => {
    const here = path === '' ? key : `${path}.${key}`
    return typeof child === 'string' ? [[here, child]] : leaves(child, here)
  })
}

function mergedSources(sources: unknown, where: string, problems: string[]): Map<string, Token> {
  const tokens = new Map<string, Token>()
  if (!Array.isArray(sources)) {
    problems.push(`${where} is missing: it must be a list of token groups.`)
    return tokens
  }
  for (const source of sources) {
    if (!isGroup(source)) problems.push(`${where} holds something that is not a group of tokens.`)
    else if ('$ref' in source) problems.push(`${where} refers to another file; give the tokens in place.`)
    else collect(source, undefined, '', tokens)
  }
  return tokens
}

/** Follows `{a.b}` aliases; a circle or a dangling name is a problem. */
function resolve(path: string, tokens: Map<string, Token>, seen: string[] = []): Token | string {
  const token = tokens.get(path)
  if (!token) return `it points at ${path}, which does not exist.`
  const alias = typeof token.value === 'string' ? /^\{([^{}]+)\}$/.exec(token.value)?.[1] : undefined
  if (alias === undefined) return token
  const trail = [...seen, path]
  if (trail.includes(alias)) return `it points back at itself through ${trail.join(' and ')}.`
  const target = resolve(alias, tokens, trail)
  return typeof target === 'string' ? target : { type: token.type ?? target.type, value: target.value }
}

function fill(
  wanted: RoleTree,
  given: Map<string, Token>,
  all: Map<string, Token>,
  where: string,
  problems: string[],
): Map<string, string> {
  const values = new Map<string, string>()
  const known = new Map(leaves(wanted))
  for (const path of given.keys()) {
    if (!known.has(path))
      problems.push(`${where}: ${path} is not a role of Baize. Remove it, or check its spelling.`)
  }
  for (const [path, type] of known) {
    if (!given.has(path)) {
      problems.push(`${where}: ${path} is missing. Every brand must give it a ${type} value.`)
      continue
    }
    const token = resolve(path, all)
    if (typeof token === 'string') problems.push(`${where}: ${path} cannot be read: ${token}`)
    else if (token.type !== type) {
      problems.push(
        `${where}: ${path} must be of type ${type}, not ${token.type ?? 'nothing: no $type is given'}.`,
      )
    } else {
      const text = valueText(type, token.value)
      if ('problem' in text) problems.push(`${where}: ${path} ${text.problem}`)
      else values.set(path, text.css)
    }
  }
  return values
}

/**
 * Reads a brand's `tokens.json`: a W3C design-tokens resolver document (2025.10) with a set `base`
 * and a modifier `scheme` that has the contexts `light` and `dark`. Never throws.
 */
export function readTokens(document: unknown): BrandTokens {
  const problems: string[] = []
  const doc = isGroup(document) ? document : {}
  if (!isGroup(document)) problems.push('The file must hold one JSON object.')
  if (doc.version !== '2025.10')
    problems.push('"version" must be "2025.10", the design-tokens format that Baize reads.')
  const sets = isGroup(doc.sets) && isGroup(doc.sets.base) ? doc.sets.base : {}
  const modifier = isGroup(doc.modifiers) && isGroup(doc.modifiers.scheme) ? doc.modifiers.scheme : {}
  const contexts = isGroup(modifier.contexts) ? modifier.contexts : {}
  const given = {
    base: mergedSources(sets.sources, 'sets.base.sources', problems),
    light: mergedSources(contexts.light, 'modifiers.scheme.contexts.light', problems),
    dark: mergedSources(contexts.dark, 'modifiers.scheme.contexts.dark', problems),
  }
  return {
    name: typeof doc.name === 'string' ? doc.name : 'unnamed',
    base: fill(baseRoles, given.base, given.base, 'base', problems),
    light: fill(schemeRoles, given.light, new Map([...given.base, ...given.light]), 'light', problems),
    dark: fill(schemeRoles, given.dark, new Map([...given.base, ...given.dark]), 'dark', problems),
    problems,
  }
}
