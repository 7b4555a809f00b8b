/** Messages of a game's page to the site: the player wants to leave; the balance has changed. */
export type FrameMessage =
  | { readonly type: 'baize:exit' }
  | { readonly type: 'baize:balance'; readonly balance: string; readonly currency: string }

const amount = /^-?\d{1,15}\.\d{2,4}$/
const currency = /^[A-Z]{3,8}$/

const hasOnly = (data: object, keys: readonly string[]): boolean =>
  Object.keys(data).length === keys.length && keys.every((key) => Object.hasOwn(data, key))

/** A message of the closed set, exactly as it is written there; null for anything else (D13). */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const told = data as Readonly<Record<string, unknown>>
  if (told.type === 'baize:exit' && hasOnly(told, ['type'])) return { type: 'baize:exit' }
  if (told.type !== 'baize:balance' || !hasOnly(told, ['type', 'balance', 'currency'])) return null
  if (typeof told.balance !== 'string' || !amount.test(told.balance)) return null
  if (typeof told.currency !== 'string' || !currency.test(told.currency)) return null
  return { type: 'baize:balance', balance: told.balance, currency: told.currency }
}
