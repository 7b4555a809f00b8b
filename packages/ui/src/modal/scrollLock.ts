/** Where a page is scrolled to, and how wide its scrollbar is. */
export interface PagePlace {
  x: number
  y: number
  path: string
  bar: number
}

/**
 * Reads the page's place. Called before something modal is mounted, it costs nothing; afterwards the browser
 * would have to lay out the whole page for the result.
 */
export function readPlace(): PagePlace {
  if (typeof document === 'undefined') return { x: 0, y: 0, path: '', bar: 0 }
  const bar = window.innerWidth - document.documentElement.clientWidth
  return { x: window.scrollX, y: window.scrollY, path: window.location.pathname, bar }
}

let locks = 0
let kept: PagePlace = { x: 0, y: 0, path: '', bar: 0 }

/**
 * Locks the page's scrolling while something modal is open; several locks may overlap. The returned
 * function lets go, and the last one puts the page back where it was, unless the route has changed.
 */
export function lockScroll(place: PagePlace = readPlace()): () => void {
  const root = document.documentElement
  if (locks === 0) {
    kept = place
    root.style.overflow = 'hidden'
    // What was beside a scrollbar stays where it is when the bar disappears.
    if (place.bar > 0) document.body.style.paddingInlineEnd = `${place.bar}px`
  }
  locks += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    locks -= 1
    if (locks > 0) return
    root.style.overflow = ''
    document.body.style.paddingInlineEnd = ''
    if (kept.path === window.location.pathname)
      window.scrollTo({ left: kept.x, top: kept.y, behavior: 'instant' })
  }
}
