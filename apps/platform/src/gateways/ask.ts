import { logFault } from '../http/failure.ts'
import { signBody } from '../http/signature.ts'
import type { Platform } from '../platform.ts'
import type { Gateway } from './gateway.ts'

/** Milliseconds that a response is waited for. */
const timeoutMs = 10_000

/** The parsed response; null where it says nothing definite. */
export type Read<T> = (answer: Readonly<Record<string, unknown>>) => T | null

/** `X-Baize-Signature` is the HMAC of the moment, a point, the path's end and the body: neither is taken for another. */
function signed(platform: Platform, { secret }: Gateway, path: string, body: string) {
  const at = platform.now().toISOString()
  return { 'x-baize-time': at, 'x-baize-signature': signBody(secret, `${at}.${path}.${body}`) }
}

async function readWell<T>(response: Response, read: Read<T>): Promise<T | null> {
  if (!response.ok) {
    await response.body?.cancel()
    return null
  }
  const answer: unknown = await response.json()
  return typeof answer === 'object' && answer !== null ? read(answer as Record<string, unknown>) : null
}

/**
 * Pays out or notifies under the number `id`, its idempotency key: the gateway does it once. Null without a valid
 * response: it may have been done or not.
 */
export async function send<T>(
  platform: Platform,
  gateway: Gateway,
  path: string,
  id: string,
  order: object,
  read: Read<T>,
): Promise<T | null> {
  const body = JSON.stringify(order)
  try {
    const response = await fetch(`${gateway.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...signed(platform, gateway, path, body),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    return await readWell(response, read)
  } catch (error) {
    logFault(error, `gateway ${path}`)
    return null
  }
}

/** Requests what the gateway knows. `none`, and only on 404: it knows nothing of it. Null: no definite response. */
export async function lookUp<T>(
  platform: Platform,
  gateway: Gateway,
  path: string,
  read: Read<T>,
): Promise<T | 'none' | null> {
  try {
    const response = await fetch(`${gateway.url}${path}`, {
      headers: signed(platform, gateway, path, ''),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (response.status !== 404) return await readWell(response, read)
    await response.body?.cancel()
    return 'none'
  } catch (error) {
    logFault(error, 'gateway')
    return null
  }
}

/** The gateway's own number in a response, as much of it as is stored. */
export const referenceOf = ({ reference }: Readonly<Record<string, unknown>>): string | null =>
  typeof reference === 'string' ? reference.slice(0, 100) : null

/** Seconds until what had no response is tried again: `first`, doubled with each of the `tries`, at most `longest`. */
export const secondsToNext = (first: number, tries: number, longest: number): number =>
  Math.min(first * 2 ** Math.min(tries, 6), longest)
