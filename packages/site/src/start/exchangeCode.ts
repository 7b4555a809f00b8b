import { exchangeSessionCode } from '@baize/api/calls'
import { subscribeKey } from 'valtio/utils'
import type { Platform } from '../platform/platform.ts'

/**
 * Exchanges a one-time code for a session of its own, unless another sign-in happens meanwhile. In a chunk of its own:
 * few pages are opened by a code.
 */
export async function exchangeCode({ client, token }: Pick<Platform, 'client' | 'token'>, code: string) {
  const stop = new AbortController()
  const unsubscribe = subscribeKey(token.state, 'token', () => stop.abort(), true)
  const input = { body: { code } }
  const given = await client.call(exchangeSessionCode, input, { signal: stop.signal }).finally(unsubscribe)
  token.set(given.token)
}
