import { type Part, parts, type TokensDocument, tokensIn } from './tokens-document.ts'

/** A token that differs between two documents. */
export interface Change {
  part: Part
  path: string
  type: string
  before: unknown
  after: unknown
}

/** Whether two JSON values are the same; the order of an object's keys does not matter. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(other, key) && same(Reflect.get(one, key), Reflect.get(other, key)))
  )
}

/** The key of one token in both schemes' documents. */
export function keyOf(part: Part, path: string): string {
  return `${part} ${path}`
}

/** What differs from one document to another, token by token. */
export function changesBetween(before: TokensDocument, after: TokensDocument): Change[] {
  if (before === after) return []
  return parts.flatMap((part) => {
    const [old, now] = [tokensIn(before, part), tokensIn(after, part)]
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((path): Change[] => {
      const [from, to] = [old.get(path), now.get(path)]
      if (same(from?.value, to?.value)) return []
      return [{ part, path, type: to?.type ?? from?.type ?? '', before: from?.value, after: to?.value }]
    })
  })
}
