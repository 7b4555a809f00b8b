import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { lockScroll } from '../modal/scrollLock.ts'
import { afterPicture } from '../painted/afterPicture.ts'
import { isComposing } from '../private/composing.ts'

/** From this width the side menu is a column of the page and never a drawer. */
const MENU_COLUMN_FROM = '64rem'

interface DrawerProps {
  onKeyDown: (event: KeyboardEvent) => void
  onClick: (event: MouseEvent) => void
}

/**
 * Drawer behaviour of the side menu on a phone: focus goes in and comes back, the page behind it holds still, Escape and
 * following a link close it, and so does a window that grows wide enough to show the menu as a column. It is `alone`
 * on the page, which is inert, from the frame after it was shown: all that is inert is styled anew, and the press would
 * wait for that.
 */
export function useDrawer(open: boolean, setOpen: (open: boolean) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)

  const opener = useRef<Element>(null)

  useEffect(() => {
    if (!open) {
      // Only now is the opener no longer inert.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
      opener.current = null
      return
    }
    opener.current = document.activeElement
    const unlock = lockScroll()
    ref.current?.querySelector<HTMLElement>('button, a[href]')?.focus()
    const column = matchMedia(`(min-width: ${MENU_COLUMN_FROM})`)
    const close = () => setOpen(false)
    column.addEventListener('change', close)
    const callOff = afterPicture(() => setShown(true))
    return () => {
      callOff()
      setShown(false)
      column.removeEventListener('change', close)
      unlock()
    }
  }, [open, setOpen])

  const props: DrawerProps = {
    onKeyDown: (event) => {
      if (open && event.key === 'Escape' && !isComposing(event.nativeEvent)) setOpen(false)
    },
    onClick: (event) => {
      if (open && event.target instanceof Element && event.target.closest('a[href]')) setOpen(false)
    },
  }
  return { ref, props, alone: open && shown }
}
