import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'

/** From this width the side menu is a column of the page and never a drawer. */
export const MENU_COLUMN_FROM = '64rem'

interface DrawerProps {
  onKeyDown: (event: KeyboardEvent) => void
  onClick: (event: MouseEvent) => void
}

/**
 * Drawer behaviour of the side menu on a phone: focus goes in and comes back, Escape and following a link
 * close it, and so does a window that grows wide enough to show the menu as a column.
 */
export function useDrawer(open: boolean, setOpen: (open: boolean) => void) {
  const ref = useRef<HTMLDivElement>(null)

  // Before the paint: what holds the opener is inert by then, and the browser takes the focus from it.
  useLayoutEffect(() => {
    if (!open) return
    const opener = document.activeElement
    const enter = () => ref.current?.querySelector<HTMLElement>('button, a[href]')?.focus()
    enter()
    // Where the drawer was not yet visible to the browser it refused the focus: once more on the next frame.
    const frame = requestAnimationFrame(() => {
      if (!ref.current?.contains(document.activeElement)) enter()
    })
    const column = matchMedia(`(min-width: ${MENU_COLUMN_FROM})`)
    const close = () => setOpen(false)
    column.addEventListener('change', close)
    return () => {
      cancelAnimationFrame(frame)
      column.removeEventListener('change', close)
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open, setOpen])

  const props: DrawerProps = {
    onKeyDown: (event) => {
      if (open && event.key === 'Escape') setOpen(false)
    },
    onClick: (event) => {
      if (open && event.target instanceof Element && event.target.closest('a[href]')) setOpen(false)
    },
  }
  return { ref, props }
}
