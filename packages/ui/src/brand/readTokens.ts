import { baseRoles, type RoleTree, schemeRoles, type TokenType } from '../tokens/roles.ts'
import { limitProblem } from './limits.ts'
import { isGroup, mergedSources, resolveToken, sourcesOf, type Token } from './tokenTree.ts'
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

function leaves(tree: RoleTree, path = ''): [string, TokenType][] {
  return Object.entries(tree).flatMap(([key, child]): [string, TokenType][] => {
    const here = path === '' ? key : `${path}.${key}`
    return typeof child === 'string' ? [[here, child]] : leaves(child, here)
  })
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
    const token = resolveToken(path, all)
    if (typeof token === 'string') problems.push(`${where}: ${path} cannot be read: ${token}`)
    else if (token.type !== type) {
      problems.push(
        `${where}: ${path} must be of type ${type}, not ${token.type ?? 'nothing: no $type is given'}.`,
      )
    } else {
      const text = valueText(type, token.value)
      const problem = 'problem' in text ? text.problem : limitProblem(path, token.value)
      if ('css' in text && problem === undefined) values.set(path, text.css)
      else problems.push(`${where}: ${path} ${problem}`)
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
  const sources = sourcesOf(document)
  const given = {
    base: mergedSources(sources.base, 'sets.base.sources', problems),
    light: mergedSources(sources.light, 'modifiers.scheme.contexts.light', problems),
    dark: mergedSources(sources.dark, 'modifiers.scheme.contexts.dark', problems),
  }
  return {
    name: typeof doc.name === 'string' && doc.name.trim() !== '' ? doc.name.slice(0, 60) : 'unnamed',
    base: fill(baseRoles, given.base, given.base, 'base', problems),
    light: fill(schemeRoles, given.light, new Map([...given.base, ...given.light]), 'light', problems),
    dark: fill(schemeRoles, given.dark, new Map([...given.base, ...given.dark]), 'dark', problems),
    problems,
  }
}
