import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { place } from '../menu/place.ts'
import { wrapTab } from '../modal/focusWithin.ts'
import { present } from '../modal/present.ts'
import { lockScroll } from '../modal/scrollLock.ts'
import { isComposing } from '../private/composing.ts'
import { below } from '../tokens/media.ts'
import * as css from './DateField.css.ts'

interface CalendarPopupProps {
  /** What is chosen in it. */
  label: string
  box: RefObject<HTMLElement | null>
  children: ReactNode
  onClose: () => void
}

/** What opens over a field of dates: beside the field, and from below on a phone. Mounted means open. */
export function CalendarPopup({ label, box, children, onClose }: CalendarPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !box.current) return
    const unlock = lockScroll()
    const putAway = present(element)
    const beside = () => {
      if (!box.current) return
      if (window.matchMedia(below('tablet')).matches) element.removeAttribute('style')
      else place(element, box.current, 'start')
    }
    beside()
    element.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
    window.addEventListener('resize', beside)
    return () => {
      window.removeEventListener('resize', beside)
      putAway()
      unlock()
    }
  }, [box])

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      if (!isComposing(event.nativeEvent)) onClose()
    } else wrapTab(event.nativeEvent, event.currentTarget)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={css.popup}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={css.panel}>{children}</div>
    </dialog>
  )
}
