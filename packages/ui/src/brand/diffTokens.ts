import { type TokenType, tokenTypes } from '../tokens/roles.ts'
import { mergedSources, resolveToken, sourcesOf, type Token } from './tokenTree.ts'
import { valueText } from './valueText.ts'

/** How a role differs between two brands. */
export interface TokenChange {
  scheme: 'base' | 'light' | 'dark'
  role: string
  kind: 'added' | 'removed' | 'changed'
  /** CSS text of the first brand's value; absent where it was added. */
  from?: string
  /** CSS text of the second brand's value; absent where it was removed. */
  to?: string
}

/** What the second `tokens.json` has otherwise than the first, role by role, known roles and unknown ones. Never throws. */
export function diffTokens(one: unknown, other: unknown): TokenChange[] {
  const [before, after] = [textsOf(one), textsOf(other)]
  return (['base', 'light', 'dark'] as const).flatMap((scheme) => {
    const roles = new Set([...before[scheme].keys(), ...after[scheme].keys()])
    return [...roles].flatMap((role): TokenChange[] => {
      const [from, to] = [before[scheme].get(role), after[scheme].get(role)]
      if (from === to) return []
      if (to === undefined) return [{ scheme, role, kind: 'removed', from: from ?? '' }]
      return from === undefined
        ? [{ scheme, role, kind: 'added', to }]
        : [{ scheme, role, kind: 'changed', from, to }]
    })
  })
}

function textsOf(document: unknown): Record<TokenChange['scheme'], Map<string, string>> {
  const sources = sourcesOf(document)
  const base = mergedSources(sources.base, '', [])
  const texts = (own: Map<string, Token>, all: Map<string, Token>) =>
    new Map([...own.keys()].map((role) => [role, textOf(resolveToken(role, all))]))
  const scheme = (name: 'light' | 'dark') => {
    const own = mergedSources(sources[name], '', [])
    return texts(own, new Map([...base, ...own]))
  }
  return { base: texts(base, base), light: scheme('light'), dark: scheme('dark') }
}

/** A value as CSS; one that is no CSS as the file has it, cut short. */
function textOf(token: Token | string): string {
  if (typeof token === 'string') return token
  const text = known(token.type) ? valueText(token.type, token.value) : { problem: '' }
  return 'css' in text ? text.css : (JSON.stringify(token.value) ?? 'nothing').slice(0, 80)
}

function known(type: string | undefined): type is TokenType {
  return type !== undefined && (tokenTypes as readonly string[]).includes(type)
}
