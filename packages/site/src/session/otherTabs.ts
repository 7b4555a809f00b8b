/** Messages between tabs of one site in one browser. */
type Message =
  /** A tab without a session requests one. */
  | { readonly type: 'asked' }
  /** The session of the browser: a reply to a tab that asked, or a new sign-in. */
  | { readonly type: 'session'; readonly token: string }
  /** The session ends at this moment of the device's clock, if no call follows. */
  | { readonly type: 'lasts'; readonly until: number }
  /** The user signed out. */
  | { readonly type: 'left' }

/** This browser's other tabs of the same site. */
export interface OtherTabs {
  tell(message: Message): void
  /** Calls back with the messages of others; returns a function that unsubscribes. */
  listen(listener: (message: Message) => void): () => void
}

/**
 * The channel to the other tabs. Only pages of this very origin receive it, and nothing stores it. Where the browser
 * refuses it, as it does with its storage, a tab is alone.
 */
export function openOtherTabs(site: 'member' | 'agent'): OtherTabs {
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel(`baize.session.${site}`)
  } catch {
    // Refused.
  }
  return {
    tell: (message) => channel?.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent<Message>) => listener(data)
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
  }
}
