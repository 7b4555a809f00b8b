import { type LoadMessages, MessagesReady, neededMessages } from '@baize/i18n'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { isReachable } from './isReachable.ts'
import { reloadOnce } from './reloadOnce.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenFailed, ScreenPending } from './ScreenPending.tsx'
import { within } from './timeout.ts'

/** A screen whose code is loaded when it is shown. */
export interface LazyScreen<Props> {
  (props: Props): ReactNode
  /**
   * Prefetches the code, on intent: then the screen is there in the same commit. Resolves to the loader of the messages
   * that the screen needs, where it names them; never rejects.
   */
  preload(): Promise<LoadMessages | undefined>
}

/** A screen, and the messages that it needs, where it names them. */
type Loaded<Props> = ComponentType<Props> & { words?: LoadMessages }

/** Milliseconds that the files of a screen, and a page that is loaded anew, may take. */
const timeout = 120_000
const reloadTimeout = 10_000

/**
 * `React.lazy` with a retry. A browser keeps a failed import for the life of the page (whatwg/html#6768), so without a
 * connection no import is attempted, and one that failed is tried again by a new page, which a screen that is shown loads
 * once by itself; drafts outlive that. A `silent` screen shows nothing while it loads, and `Failed`, where one is given,
 * when it cannot be loaded.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  waiting: 'shown' | 'silent' = 'shown',
  Failed?: ComponentType<{ onRetry: () => void }>,
): LazyScreen<Props> {
  let loaded: Loaded<Props> | undefined
  let needed: readonly LoadMessages[] | undefined
  let loading: Promise<Loaded<Props>> | undefined
  let broken = false
  let offline = false

  const fetchCode = async () => {
    // A second attempt would find the code without the stylesheet that failed.
    if (broken) throw new Error('Only a new page loads this screen.')
    // A service worker may have the files. A browser is online a moment before its network is usable.
    const hasWorker = Boolean(navigator.serviceWorker?.controller)
    offline = !hasWorker && (!navigator.onLine || (offline && !(await isReachable())))
    if (offline) throw new Error('There is no connection.')
    try {
      loaded = await within(timeout, load())
      needed = neededMessages()
      return loaded
    } catch (error) {
      broken = true
      throw error
    }
  }
  const request = () => {
    loading ??= fetchCode().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  /** The component itself where its code is loaded: `React.lazy` would show its fallback for a moment. */
  const next = (): ComponentType<Props> => loaded ?? lazy(async () => ({ default: await request() }))

  function Lazy(props: Props) {
    const pending = waiting === 'silent' ? null : <ScreenPending />
    const [Screen, setScreen] = useState(next)
    const retry = () => {
      if (broken && !loaded) location.reload()
      else setScreen(next)
    }
    return (
      <ScreenBoundary
        silent={waiting === 'silent'}
        fallback={(again) => {
          const onRetry = () => {
            retry()
            again()
          }
          if (waiting === 'shown')
            return broken ? <Reloading onRetry={onRetry} /> : <ScreenFailed onRetry={onRetry} />
          return (
            <>
              {Failed && <Failed onRetry={onRetry} />}
              {!broken && <WhenOnline onOnline={onRetry} />}
            </>
          )
        }}
      >
        <Suspense fallback={pending}>
          <MessagesReady needed={needed} pending={pending}>
            <Screen {...props} />
          </MessagesReady>
        </Suspense>
      </ScreenBoundary>
    )
  }
  Lazy.preload = () =>
    request().then(
      ({ words }) => words,
      () => undefined,
    )
  return Lazy
}

/** A screen whose files are gone: the page is loaded anew, or says what failed where that was done already. */
function Reloading({ onRetry }: { onRetry: () => void }) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const shown = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    // A browser that asks whether the page may be left can be refused.
    void reloadOnce(shown.signal).then((reloads) => {
      timer = setTimeout(() => setFailed(true), reloads ? reloadTimeout : 0)
    })
    return () => {
      shown.abort()
      clearTimeout(timer)
    }
  }, [])
  return failed ? <ScreenFailed onRetry={onRetry} /> : <ScreenPending />
}

/** A silent screen that could not be loaded without a connection is loaded with it. */
function WhenOnline({ onOnline }: { onOnline: () => void }) {
  useEffect(() => {
    // It may have come back while the failure was being rendered.
    if (navigator.onLine) onOnline()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  })
  return null
}
