import { exchangeSessionCode } from '@baize/api/calls'
import type { Platform } from '../platform/platform.ts'

/** Exchanges a one-time code for a session of its own. In a chunk of its own: few pages are opened by a code. */
export async function exchangeCode({ client, token }: Pick<Platform, 'client' | 'token'>, code: string) {
  token.set((await client.call(exchangeSessionCode, { body: { code } })).token)
}
