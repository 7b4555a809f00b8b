import { confirm } from '@baize/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import type { CompiledRules } from '../compiler/index.ts'
import { unkept } from './draft.ts'
import { differs, type FormValues } from './values.ts'

/** `lost`: leaving asks first while something has been typed that no draft keeps. `never`: nothing here is worth asking. */
export type LeavingRule = 'lost' | 'never'

interface Standing {
  readonly leaving: LeavingRule
  readonly rules: CompiledRules
  /** A draft keeps what it can. */
  readonly kept: boolean
  readonly begun: FormValues
  readonly now: FormValues
}

/** Whether leaving would lose something: what the fields hold is compared, not whether they were touched. */
function wouldLose({ leaving, rules, kept, begun, now }: Standing): boolean {
  if (leaving === 'never') return false
  return rules.fields.some(({ name, kind }) => {
    const [before = '', after = ''] = [begun[name], now[name]]
    if (kind === 'images') return Array.isArray(after) && after.length > 0
    // Passwords and codes are typed again in a moment.
    return !kept && !unkept.has(kind) && differs(before, after)
  })
}

/** The browser's Navigation API, as far as it is used here. */
interface NavigationLike {
  addEventListener(type: 'navigate', listener: (event: NavigateLike) => void): void
  removeEventListener(type: 'navigate', listener: (event: NavigateLike) => void): void
  traverseTo(key: string): unknown
}
interface NavigateLike extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  readonly destination: { readonly url: string; readonly key: string; getState(): unknown }
  readonly hashChange: boolean
  readonly downloadRequest: string | null
}

/** Asks before a dirty form is left: by a link, the back button, a reload, or a closed tab. */
export function useLeaveGuard(standing: () => Standing): void {
  const { i18n } = useLingui()
  const now = useEffectEvent(standing)

  useEffect(() => {
    const { navigation } = window as { navigation?: NavigationLike }
    const loses = () => wouldLose(now())
    let asking = false
    let agreed = false

    const unload = (event: BeforeUnloadEvent) => {
      if (!agreed && loses()) event.preventDefault()
    }
    const leave = (event: NavigateLike) => {
      const { destination, navigationType, hashChange, downloadRequest, cancelable } = event
      const other = new URL(destination.url)
      // A reload and another site are the browser's to ask about.
      if (navigationType === 'reload' || other.origin !== location.origin) return
      if (agreed || !cancelable || hashChange || downloadRequest !== null) return
      if (other.pathname === location.pathname || !loses()) return
      event.preventDefault()
      if (asking) return
      asking = true
      void ask().then((go) => {
        asking = false
        if (!go) return
        agreed = true
        if (navigationType === 'traverse') navigation?.traverseTo(destination.key)
        else if (navigationType === 'replace') history.replaceState(null, '', destination.url)
        else history.pushState(null, '', destination.url)
        // The page is still there: the route was the same, or another guard blocked it.
        setTimeout(() => {
          agreed = false
        })
      })
    }
    const ask = () =>
      confirm({
        question: i18n._(msg({ message: 'Leave this form?', context: 'question in a dialog' })),
        message: i18n._(
          msg({
            message: 'Your changes have not been saved and will be lost.',
            context: 'question in a dialog',
          }),
        ),
        confirmLabel: i18n._(msg({ message: 'Leave', context: 'button in a dialog' })),
        cancelLabel: i18n._(msg({ message: 'Stay here', context: 'button in a dialog' })),
        icon: 'caution',
      })

    addEventListener('beforeunload', unload)
    navigation?.addEventListener('navigate', leave)
    return () => {
      removeEventListener('beforeunload', unload)
      navigation?.removeEventListener('navigate', leave)
    }
  }, [i18n])
}
