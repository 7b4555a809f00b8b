import { useHydrated } from '@baize/ui'
import { proxy, ref, useSnapshot } from 'valtio'

/** Chromium's event when a site can be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's offer to install the site. */
const install = proxy<{ offer: ReturnType<typeof ref<InstallOffer>> | null }>({ offer: null })

/** Keeps the browser's offer to install the site, for the screen that shows it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    install.offer = ref(event as InstallOffer)
  })
  addEventListener('appinstalled', () => {
    install.offer = null
  })
}

/** Asks the browser to install the site; null where it does not offer that. An offer is valid for one prompt. */
export function useInstallOffer(): (() => Promise<void>) | null {
  const { offer } = useSnapshot(install)
  const hydrated = useHydrated()
  return (
    (hydrated || null) &&
    offer &&
    (async () => {
      await offer.prompt()
      install.offer = null
    })
  )
}
