import { type BrowserKey, browserStorage } from '@baize/i18n/storage'
import { useHydrated } from '@baize/ui'
import { useCallback, useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'

/** What was chosen, as far as a component shows it. */
const choices = proxy<{ [key in BrowserKey]?: boolean }>({})

const kept = (key: BrowserKey) => browserStorage.get(key) === '1'

/** A yes or no that this browser remembers, the same in all its tabs; no until it was chosen. */
export function useKeptChoice(key: BrowserKey): [boolean, (chosen: boolean) => void] {
  const chosen = useSnapshot(choices, { sync: true })[key] ?? kept(key)
  const hydrated = useHydrated()
  useLayoutEffect(() => {
    const read = () => {
      choices[key] = kept(key)
    }
    // Another tab may have chosen while nothing here showed it.
    read()
    return browserStorage.onOtherTab(key, read)
  }, [key])
  const choose = useCallback(
    (next: boolean) => {
      browserStorage.set(key, next ? '1' : null)
      choices[key] = next
    },
    [key],
  )
  return [hydrated && chosen, choose]
}
