import { useLanguage } from '@baize/i18n'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { usePlatform } from '../platform/platform.ts'
import type { Permission, SystemState } from './system.ts'

/** What the platform says about the whole site; texts of the operator follow the page's language. */
export function useSystem(): SystemState & { retry(): void } {
  const { system, onError } = usePlatform()
  const { locale } = useLanguage()
  const { current: state } = useSnapshot(system.state)
  useEffect(() => system.watch(), [system])
  const read = useRef(locale)
  useEffect(() => {
    if (read.current !== locale) system.reload()
    read.current = locale
  }, [locale, system])
  useEffect(
    () =>
      onError(({ code }) => {
        if (code === 'maintenance' || code === 'regionBlocked') system.check()
      }),
    [onError, system],
  )
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && system.check()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [system])
  return { ...state, retry: system.check }
}

/** What the platform lets this site show; only below the start gate, which waits for it. */
export function usePermission(): Permission {
  const { system } = usePlatform()
  const { current: state } = useSnapshot(system.state)
  if (!('permission' in state))
    throw new Error('usePermission: only where useSystem() has said what the site may show.')
  return state.permission
}
