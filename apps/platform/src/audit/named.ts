import { parseMoney } from '@baize/api/money'

/** The parts of a request that may name what a call is about. */
export interface NamingParts {
  readonly params?: unknown
  readonly body?: unknown
}

export function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && name in of
    ? (of as Record<string, unknown>)[name]
    : undefined
}

export function amountOf(of: unknown, name: string): bigint | null {
  const text = field(of, name)
  return typeof text === 'string' && /^-?[0-9]{1,15}(?:\.[0-9]{1,4})?$/.test(text) ? parseMoney(text) : null
}

const targetFields = ['toMemberId', 'fromMemberId', 'username', 'nodeId', 'record'] as const

/** What a request names as that which it is about: ids and user names, nothing else that was typed. */
export function targetIn({ params, body }: NamingParts): string | null {
  const ids = field(body, 'billIds') ?? field(body, 'ids')
  if (Array.isArray(ids)) return ids.join(', ').slice(0, 200)
  const named = [field(params, 'id'), ...targetFields.map((name) => field(body, name))].find(
    (value) => typeof value === 'string' && value !== '',
  )
  return typeof named === 'string' ? named.slice(0, 200) : null
}
