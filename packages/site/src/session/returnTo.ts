import { memberInfo } from '@baize/api/calls'
import { forgetDrafts } from '@baize/i18n/storage'
import type { QueryClient } from '@tanstack/react-query'
import { callKey } from '../platform/calls.ts'
import type { Platform } from '../platform/platform.ts'
import type { Member } from './session.ts'

/**
 * A sign-in over a page whose session had ended. The same member continues there, with what was typed; for any other
 * account the page is made anew, and nothing of the member before is left.
 */
export async function returnTo(queries: QueryClient, { client, token, intents }: Platform): Promise<void> {
  const key = callKey(memberInfo)
  const before = queries.getQueryData<Member>(key)
  const now = await client.call(memberInfo, {}).catch(() => undefined)
  // It ended once more, or the earlier account is unknown.
  if (token.get() === null) return
  // A sub-user is another person than its agent, though both act as one account.
  const same = now !== undefined && before?.id === now.id && before.subUser?.account === now.subUser?.account
  if (same) {
    queries.setQueryData(key, now)
    token.goOn()
    await queries.invalidateQueries()
    return
  }
  if (now !== undefined && before !== undefined) {
    intents.clear()
    forgetDrafts()
  }
  location.reload()
}
