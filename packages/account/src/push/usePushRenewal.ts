import { useLanguage } from '@baize/i18n'
import { usePlatform } from '@baize/site'
import { useEffect } from 'react'

const loadPush = () => import('./browserPush.ts')

/** Keeps notifications those of who is signed in, where this browser was ever allowed any. */
export function usePushRenewal(enabled: boolean): void {
  const { client } = usePlatform()
  const { locale } = useLanguage()
  useEffect(() => {
    if (!enabled || !('Notification' in window) || Notification.permission !== 'granted') return
    // Where it fails they go on as they were until the next visit.
    loadPush()
      .then(({ renewPush }) => renewPush(client, locale))
      .catch(() => {})
  }, [enabled, client, locale])
}
