import { useSyncExternalStore } from 'react'

const darkDevice = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  const device = window.matchMedia(darkDevice)
  device.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    device.removeEventListener('change', listener)
  }
}

function read(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia(darkDevice).matches ? 'dark' : 'light'
}

/** The scheme that the page is shown in: the chosen one, else the device's. A server renders the light one. */
export function usePageScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, read, () => 'light')
}
