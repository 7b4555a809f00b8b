import { Client } from 'pg'

/** More texts than the platform has: what is over, such as lists of a changing length, is not prepared. */
const maxPrepared = 1_000
const names = new Map<string, string>()

/**
 * A name for a statement's text, so that each connection parses and plans it once. Never one that selects `*`:
 * a process of a newer version may add a column to the result.
 */
export function preparedName(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= maxPrepared || text.includes('*')) return undefined
  const name = `baize_${names.size}`
  names.set(text, name)
  return name
}

/** A connection that is left after a time-out: the server may still work on its statement, and the next user would wait for it. */
export class LeavingClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has a dozen overloads
  override query(first: any, values?: any, callback?: any): any {
    const sent: unknown = super.query(first, values, callback)
    if (sent instanceof Promise) sent.catch((error: Error) => this.#leave(error))
    return sent
  }

  #leave(error: Error): void {
    if (error.message === 'Query read timeout') this.end().catch(() => {})
  }
}

/** A connection that prepares each parametrised statement the first time, and only binds it afterwards. */
export class PreparingClient extends LeavingClient {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has a dozen overloads
  override query(first: any, values?: any, callback?: any): any {
    const name =
      typeof first === 'string' && Array.isArray(values) && values.length > 0 && preparedName(first)
    return name ? super.query({ name, text: first, values }, callback) : super.query(first, values, callback)
  }
}
