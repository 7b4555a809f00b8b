import { forgetRemembered, rememberedAccount } from '@baize/api/calls'
import { deviceToForget, usePlatform } from '@baize/site'
import { useEffect, useState } from 'react'

export interface Remembered {
  /** The account that may continue without a password; null without one, or when another one wants to sign in. */
  readonly account: { readonly username: string; readonly name: string } | null
  /** The user name to begin with. */
  readonly username: string | undefined
  /** Signs another account in: the account's name stays in the form. */
  other(): void
  /** Makes this browser forget the account. Throws why it could not. */
  forget(): Promise<void>
}

/** The account that this browser remembers, for a day after the box was ticked. */
export function useRemembered(): Remembered {
  const { client, site } = usePlatform()
  const [found, setFound] = useState<{ username: string; name: string } | null>(null)
  const [other, setOther] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      if (deviceToForget.read(site)) {
        await client.call(forgetRemembered, {}, { signal: stop.signal })
        return deviceToForget.done(site)
      }
      const { username, nickname } = await client.call(rememberedAccount, {}, { signal: stop.signal })
      if (username && !stop.signal.aborted) setFound({ username, name: nickname || username })
    }
    // This page cannot know of a remembered account: the form has every field.
    ask().catch(() => {})
    return () => stop.abort()
  }, [client, site])
  return {
    account: other ? null : found,
    username: found?.username,
    other: () => setOther(true),
    async forget() {
      await client.call(forgetRemembered, {})
      setFound(null)
    },
  }
}
