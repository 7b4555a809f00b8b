import { type LoadMessages, MessagesReady } from '@baize/i18n'
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { dressed } from '../start/dress.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenFailed, ScreenPending } from './ScreenPending.tsx'
import { within } from './within.ts'

/** A screen whose code comes when it is wanted. */
export interface LazyScreen<Props> {
  (props: Props): ReactNode
  /**
   * Fetches the code ahead, on intent: then the screen is there in the same commit. Resolves to the words that the screen
   * stands on, where it names them: it would still wait for those.
   */
  preload(): Promise<LoadMessages | undefined>
}

/** What a chunk holds: a screen, and the words that it stands on, where it names them. */
type Loaded<Props> = ComponentType<Props> & { words?: LoadMessages }

/** Milliseconds that a section's file may take. */
const sectionTimeout = 120_000

/** Milliseconds until a silent screen whose code did not come is asked for again. */
const silentRetry = 3_000

/**
 * A component from a chunk of its own, without Suspense: a fallback that was shown once stays for 300 ms, even when the
 * chunk is already here. A chunk that fails to load can be asked for again; a `silent` one shows nothing until it is
 * there, and asks again by itself. Where somebody may wait for it, `Failed` stands in its place while it does not come.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  waiting: 'shown' | 'silent' = 'shown',
  Failed?: ComponentType<{ onRetry: () => void }>,
): LazyScreen<Props> {
  let screen: Loaded<Props> | undefined
  let failed = false
  let coming: Promise<LoadMessages | undefined> | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const preload = () => {
    coming ??= fetchIt().finally(tell)
    return coming
  }
  const fetchIt = async () => {
    // What stands in a silent screen's place stays until it is there.
    if (waiting === 'shown') failed = false
    try {
      const [loaded] = await within(sectionTimeout, Promise.all([load(), dressed()]))
      screen = loaded
      return loaded.words
    } catch {
      failed = true
      coming = undefined
      // Nobody may see a silent screen fail and ask for it again: it does so by itself while it is wanted.
      if (waiting === 'silent') setTimeout(() => listeners.size > 0 && preload(), silentRetry)
      return undefined
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    preload()
    return () => listeners.delete(listener)
  }
  const state = () => (screen ? 'ready' : failed ? 'failed' : 'pending')
  /** A page that was made on a server has no lazy code in it. */
  const onServer = (): ReturnType<typeof state> => 'pending'

  function Lazy(props: Props) {
    const now = useSyncExternalStore(subscribe, state, onServer)
    if (now === 'ready' && screen) {
      const Screen = screen
      return (
        <ScreenBoundary silent={waiting === 'silent'}>
          <MessagesReady pending={waiting === 'silent' ? null : <ScreenPending />}>
            <Screen {...props} />
          </MessagesReady>
        </ScreenBoundary>
      )
    }
    const Instead = waiting === 'silent' ? Failed : ScreenFailed
    if (now === 'failed' && Instead) {
      return (
        <Instead
          onRetry={() => {
            preload()
            tell()
          }}
        />
      )
    }
    if (waiting === 'silent') return null
    return <ScreenPending />
  }
  Lazy.preload = preload
  return Lazy
}
