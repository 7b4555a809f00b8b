import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { CloseReason } from './Modal.tsx'
import { addModal, openModals } from './openModals.ts'
import { lockScroll, type PagePlace, readPlace } from './scrollLock.ts'
import { loopTab } from './tabLoop.ts'

/** Where the focus of a modal is on its way back to, while another one may open in its place. */
let returning: HTMLElement | undefined

/**
 * What a modal has beside Radix's Dialog while it is mounted: its place in the order of open modals, a page that stays
 * still, a Tab key that knows radio buttons, and the browser's way back. Returns the function that returns the focus.
 */
export function useModalLayer(
  content: RefObject<HTMLDivElement | null>,
  place: PagePlace | undefined,
  onClose: (reason: CloseReason) => void,
  routed: boolean,
): () => void {
  const layer = useRef<HTMLElement | null>(null)
  const opener = useRef<HTMLElement | undefined>(undefined)
  const placed = useRef<unknown>(undefined)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = content.current
    if (!element) return
    layer.current = element
    const active = document.activeElement
    const isFree = !(active instanceof HTMLElement) || active === document.body
    opener.current = isFree ? (returning ?? document.body) : active
    // Shown again with its page, it is in another position.
    const unlock = lockScroll(placed.current === place ? readPlace() : place)
    placed.current = place
    const leave = addModal(element, routed ? undefined : () => close('escape'))
    const stopWatching = watchClosing(() => close('escape'))
    element.addEventListener('keydown', loopTab)
    return () => {
      returning = opener.current
      element.removeEventListener('keydown', loopTab)
      stopWatching()
      leave()
      unlock()
    }
  }, [content, place, routed])

  return () => {
    const back = opener.current
    returning = undefined
    const active = document.activeElement
    // A step back to an address with a fragment focuses what the fragment names: what is around the opener is not elsewhere.
    const isAround = active === document.body || (back !== undefined && active?.contains(back))
    const isElsewhere = !isAround && !layer.current?.contains(active)
    const isOpen = openModals.open.some((modal: HTMLElement) => modal === layer.current)
    if (isElsewhere || isOpen) return
    const target = back?.isConnected ? back : document.querySelector<HTMLElement>('main[tabindex]')
    target?.focus({ preventScroll: true })
  }
}

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher, which TypeScript does not know yet. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy: () => void
}
declare global {
  var CloseWatcher: (new () => CloseWatcher) | undefined
}

/** The browser's way back, as a phone's gesture: closes what is on top, in browsers that report it. */
function watchClosing(onClose: () => void): () => void {
  const Watcher = globalThis.CloseWatcher
  if (!Watcher) return () => {}
  let watcher: CloseWatcher
  const watch = () => {
    watcher = new Watcher()
    watcher.onclose = () => {
      // A watcher closes once; the modal may stay.
      watch()
      onClose()
    }
  }
  watch()
  return () => watcher.destroy()
}
