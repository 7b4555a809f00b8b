import { useSyncExternalStore } from 'react'

/** What Chromium hands on when it would install a site. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

function become(next: InstallOffer | null): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer to install the site, for the room that shows it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    become(event as InstallOffer)
  })
  addEventListener('appinstalled', () => become(null))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the browser to install the site; null where it does not offer that. An offer holds for one question. */
export function useInstallOffer(): (() => Promise<void>) | null {
  const offered = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  )
  return (
    offered &&
    (async () => {
      await offered.prompt()
      become(null)
    })
  )
}
