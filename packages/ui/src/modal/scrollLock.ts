let locks = 0
let kept = { x: 0, y: 0, path: '' }

/**
 * Holds the page still while something modal is open; several holders may overlap. The returned
 * function lets go, and the last one puts the page back where it was, unless the route has changed.
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  if (locks === 0) {
    kept = { x: window.scrollX, y: window.scrollY, path: window.location.pathname }
    // What was beside a scrollbar stays where it is when the bar goes.
    const bar = window.innerWidth - root.clientWidth
    root.style.overflow = 'hidden'
    if (bar > 0) document.body.style.paddingInlineEnd = `${bar}px`
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
