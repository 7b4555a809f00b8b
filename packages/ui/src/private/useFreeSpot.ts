import { type RefObject, useLayoutEffect } from 'react'
import { freeSpot } from './freeSpot.ts'

/** Milliseconds without a move until the page is at rest. */
const rest = 160

/**
 * Keeps an element that floats over the page off everything that is read or activated: it is out of the way while the
 * page moves, and where it rests the element rises to the next free spot, or is hidden where there is none. What is
 * focused or open stays where it is. One that is mounted while the page scrolls has `data-away` from the beginning.
 */
export function useFreeSpot(floatingRef: RefObject<HTMLElement | null>, present = true): void {
  useLayoutEffect(() => {
    const floating = floatingRef.current
    if (!present || !floating) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const isInUse = () =>
      floating.contains(document.activeElement) || floating.querySelector('[aria-expanded=true]') !== null
    const place = () => {
      timer = undefined
      if (isInUse()) return
      floating.style.translate = ''
      const rise = freeSpot(floating)
      floating.style.translate = rise ? `0 ${-rise}px` : ''
      floating.toggleAttribute('data-away', rise === null)
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(place, rest)
    }
    const onScroll = () => {
      if (!isInUse()) floating.setAttribute('data-away', '')
      later()
    }
    // What is rendered or loaded later may be under it.
    const changes = new MutationObserver(() => {
      if (timer === undefined) timer = setTimeout(place, rest)
    })
    const sizes = new ResizeObserver(later)
    // An element that is rendered with `data-away` appears while the page scrolls: it is placed once that ends.
    if (floating.hasAttribute('data-away')) later()
    else place()
    changes.observe(document.body, { subtree: true, childList: true })
    sizes.observe(document.body)
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    addEventListener('resize', later)
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      sizes.disconnect()
      removeEventListener('scroll', onScroll, true)
      removeEventListener('resize', later)
    }
  }, [floatingRef, present])
}
