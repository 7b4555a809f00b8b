import { ApiError } from '@baize/api'
import { useHydrated } from '@baize/ui'
import { proxy, useSnapshot } from 'valtio'
import type { Platform } from '../platform/platform.ts'

/** How an address names a code that signs in: `/?token=…`. */
const names = ['token', 'tokens'] as const
const shape = /^[\w-]{8,64}$/

/** Maximum time that the page waits for the exchange, in milliseconds: a later session still signs in. */
const PATIENCE = 3_000

/** Whether the code of this page's address did not sign in; and why, until that was reported. */
const entry = proxy<{ refused: boolean; problem: ApiError | null }>({ refused: false, problem: null })

/** Takes the one-time code out of the address, so that neither history nor another request carries it. */
function takeCode(): string | null {
  const search = new URLSearchParams(location.search)
  const code = names.map((name) => search.get(name)).find((found) => found !== null) ?? null
  if (code === null) return null
  for (const name of names) search.delete(name)
  const query = search.size > 0 ? `?${search}` : ''
  history.replaceState(history.state, '', location.pathname + query + location.hash)
  return code
}

/**
 * Signs in with the one-time code that the address carries, where it carries one; always takes it out. An account that is
 * signed in on this page stays so: a link cannot switch accounts. Never fails: a code that was used
 * or is over leaves a visitor, and its problem for `takeQueryCodeProblem`.
 */
export async function enterByCode(platform: Pick<Platform, 'client' | 'token'>): Promise<void> {
  const code = takeCode()
  if (code === null) return
  await platform.token.asked
  if (platform.token.get() !== null) return
  await Promise.race([enter(platform, code), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}

async function enter(platform: Pick<Platform, 'client' | 'token'>, code: string): Promise<void> {
  try {
    if (!shape.test(code)) throw new ApiError('notSignedIn')
    const { exchangeCode } = await import('./exchangeCode.ts')
    await exchangeCode(platform, code)
  } catch (error) {
    if (platform.token.get() !== null) return
    entry.problem = error instanceof ApiError ? error : new ApiError('network')
    entry.refused = true
  }
}

/** Whether a code of the address did not sign in. */
export function useQueryCodeRefused(): boolean {
  const { refused } = useSnapshot(entry)
  return useHydrated() && refused
}

/** Why the code of the address did not sign in, once. */
export function takeQueryCodeProblem(): ApiError | null {
  const { problem } = entry
  entry.problem = null
  return problem
}
