import { choiceName, choicesOf } from './format/choices.ts'
import { readDocument } from './format/documentTokens.ts'
import type { ResolvedToken } from './format/resolve.ts'
import { type Scheme, schemePaths, schemes } from './readTokens.ts'
import { isValueType, valueParts } from './valueText.ts'

/** How a token differs between two brands. */
export interface TokenChange {
  /** `base` for what is the same in both schemes. */
  scheme: 'base' | Scheme
  /** The contexts of other modifiers where the token differs: `contrast more`; absent for the default. */
  variant?: string
  role: string
  kind: 'added' | 'removed' | 'changed'
  /** CSS text of the first brand's value; absent where it was added. */
  from?: string
  /** CSS text of the second brand's value; absent where it was removed. */
  to?: string
}

type Texts = ReadonlyMap<string, string>

/** What the second `tokens.json` has otherwise than the first, token by token, roles and own ones. Never throws. */
export function diffTokens(one: unknown, other: unknown): TokenChange[] {
  const [before, after] = [textsOf(one), textsOf(other)]
  const variants = [...new Set(['', ...before.keys(), ...after.keys()])]
  const plain = changesOf(before.get(''), after.get(''))
  return variants.flatMap((variant) => {
    if (variant === '') return plain
    // A brand without the variant looks as it does by default.
    const changes = changesOf(before.get(variant) ?? before.get(''), after.get(variant) ?? after.get(''))
    return changes
      .filter((change) => !plain.some((each) => sameChange(each, change)))
      .map((change) => ({ ...change, variant }))
  })
}

const sameChange = (one: TokenChange, other: TokenChange) =>
  one.scheme === other.scheme && one.role === other.role && one.from === other.from && one.to === other.to

function changesOf(
  before: Record<Scheme, Texts> | undefined,
  after: Record<Scheme, Texts> | undefined,
): TokenChange[] {
  const inScheme = (scheme: Scheme): TokenChange[] => {
    const [old, now] = [before?.[scheme], after?.[scheme]]
    return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((role): TokenChange[] => {
      const [from, to] = [old?.get(role), now?.get(role)]
      if (from === to) return []
      if (to === undefined) return [{ scheme, role, kind: 'removed', from: from ?? '' }]
      return from === undefined
        ? [{ scheme, role, kind: 'added', to }]
        : [{ scheme, role, kind: 'changed', from, to }]
    })
  }
  const isShared = (role: string) =>
    !schemePaths.has(role) &&
    [before, after].every((texts) => texts?.light.get(role) === texts?.dark.get(role))
  const [light = [], dark = []] = schemes.map(inScheme)
  return [
    ...light.filter(({ role }) => isShared(role)).map((change) => ({ ...change, scheme: 'base' as const })),
    ...[...light, ...dark].filter(({ role }) => !isShared(role)),
  ]
}

/** The tokens of each choice of contexts, by the name of the choice and the scheme. */
function textsOf(document: unknown): Map<string, Record<Scheme, Texts>> {
  const texts = new Map<string, Record<Scheme, Texts>>()
  for (const { scheme, selection, permutation } of choicesOf(readDocument(document))) {
    const name = choiceName(selection)
    const own = new Map([...permutation.tokens].map(([path, token]) => [path, textOf(token)]))
    texts.set(name, { light: own, dark: own, ...texts.get(name), [scheme]: own })
  }
  return texts
}

/** A value as CSS; one that is no CSS as the file has it, cut short. */
function textOf({ type, value, problem }: ResolvedToken): string {
  if (problem !== undefined) return problem
  const read = isValueType(type) ? valueParts(type, value) : { problem: '' }
  return 'parts' in read
    ? read.parts.map(([, css]) => css).join(' ')
    : (JSON.stringify(value) ?? 'nothing').slice(0, 80)
}
