import { afterPicture } from '../painted/afterPicture.ts'
import { onModalChange, openLayers } from './openModals.ts'

/** https://developer.mozilla.org/docs/Web/API/Navigation, as far as it is used here. */
interface NavigationLike extends EventTarget {
  readonly currentEntry: { readonly index: number } | null
}
const navigationApi = () => (window as { navigation?: NavigationLike }).navigation
const readIndex = () => navigationApi()?.currentEntry?.index ?? 0

/** The entries that open layers have in the history are numbered from 1 in their state, over the entry of the page. */
function readDepth(): number {
  const { layer } = (history.state ?? {}) as { layer?: unknown }
  return typeof layer === 'number' ? layer : 0
}

/** Milliseconds from a layer that closes to the step back: a layer or a page that follows it takes its entry over. */
const settling = 100
/** Milliseconds that a step back may take. */
const timeout = 1000

/**
 * Lets the browser's Back close the top layer instead of leaving the page: each open modal that no address carries has an
 * entry in the history, which is removed with it. Start it once a site; returns a function that stops it.
 */
export function closeLayersOnBack(): () => void {
  let index = readIndex()
  let depth = readDepth()
  let settle: ReturnType<typeof setTimeout> | undefined
  let stepping: ReturnType<typeof setTimeout> | undefined
  /** The page is being left, and was not used since: a step back would abort the navigation. */
  let leaving = false
  /** What was added to the history while it was on its way back. */
  let pushed: { readonly url: string; readonly state: unknown } | undefined

  function step(delta: number): void {
    stepping = setTimeout(() => {
      stepping = undefined
    }, timeout)
    history.go(delta)
  }

  function onChange(): void {
    if (stepping !== undefined) return
    const open = openLayers().onTop.length
    for (let layer = readDepth() + 1; layer <= open; layer += 1)
      history.pushState({ ...(history.state as object | null), layer }, '')
    index = readIndex()
    depth = readDepth()
    clearTimeout(settle)
    settle = open < depth && !leaving ? setTimeout(removeEntries, settling) : undefined
  }

  function removeEntries(): void {
    settle = undefined
    const open = openLayers().onTop.length
    if (open < readDepth()) step(open - readDepth())
  }

  function onPop(): void {
    const before = { index, depth }
    const unsettled = settle !== undefined
    clearTimeout(settle)
    settle = undefined
    index = readIndex()
    depth = readDepth()
    if (stepping !== undefined) {
      clearTimeout(stepping)
      stepping = undefined
      const next = pushed
      pushed = undefined
      // The step back removed what was added meanwhile.
      if (next) history.pushState(next.state, '', next.url)
    } else {
      const { all, onTop } = openLayers()
      const isForward = index > before.index
      // The entry of a layer that was left for another page: on to the next.
      if (depth > all) step(isForward ? 1 : -1)
      // The layer had just been closed: going back refers to the page.
      else if (unsettled && !isForward && depth < before.depth) step(-1)
      else for (const close of onTop.slice(depth).reverse()) close()
    }
    // A layer may refuse to be closed, as one does that waits for a response.
    setTimeout(onChange)
  }

  function onEntry(event: Event): void {
    const { navigationType } = event as Event & { navigationType?: string | null }
    if (navigationType === 'traverse') return
    index = readIndex()
    depth = readDepth()
    if (stepping !== undefined && navigationType === 'push')
      pushed = { url: location.href, state: history.state }
  }

  const onLeave = () => {
    clearTimeout(settle)
    settle = undefined
    leaving = true
  }
  // Its user chose to stay, or it was a download that began.
  const onUse = () => {
    if (!leaving) return
    leaving = false
    onChange()
  }

  // An entry takes a slow phone some 20 ms: it is added once the layer is painted.
  let cancel = () => {}
  const stop = onModalChange(() => {
    cancel()
    cancel = afterPicture(onChange)
  })
  const navigation = navigationApi()
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('popstate', onPop, { signal })
  addEventListener('beforeunload', onLeave, { signal })
  for (const use of ['pointerdown', 'keydown']) addEventListener(use, onUse, { capture: true, signal })
  navigation?.addEventListener('currententrychange', onEntry, { signal })
  onChange()
  return () => {
    stop()
    cancel()
    clearTimeout(settle)
    clearTimeout(stepping)
    listening.abort()
  }
}
