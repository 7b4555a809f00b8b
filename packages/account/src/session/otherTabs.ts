const channelName = 'baize.signedOut'

/** A way to this browser's other tabs; undefined where it refuses, as it does with its storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    return undefined
  }
}

/**
 * Tells this browser's other tabs which session was signed out: the platform, which tells them too, may not have heard.
 * Only pages of this very address hear it, and nothing keeps it.
 */
export function tellOtherTabs(token: string): void {
  const channel = openChannel()
  channel?.postMessage(token)
  channel?.close()
}

/** Calls back with each session that is signed out in another tab; answers a function that stops it. */
export function onOtherTab(signedOut: (token: string) => void): () => void {
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }) => signedOut(String(data)))
  return () => channel?.close()
}
