import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { Heading } from '../heading/Heading.tsx'
import { place } from '../menu/place.ts'
import { focusInto } from '../modal/focusWithin.ts'
import { isComposing } from '../private/composing.ts'
import { join } from '../private/join.ts'
import * as css from './Popover.css.ts'
import type { PopoverProps } from './Popover.tsx'
import { useAnchored } from './useAnchored.ts'

interface PopoverPanelProps
  extends Required<Pick<PopoverProps, 'children' | 'label' | 'titled' | 'align' | 'size'>> {
  id: string
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The open panel of a Popover. Mounted means open. */
export function PopoverPanel({
  id,
  label,
  titled,
  align,
  size,
  trigger,
  onClose,
  children,
}: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const put = useCallback(
    (element: HTMLElement, button: HTMLElement) => place(element, button, align),
    [align],
  )
  useAnchored(panel, trigger, put, onClose)

  useEffect(() => {
    const element = panel.current
    if (!element) return
    focusInto(element)
    // What becomes taller or wider while it is open is put anew; what scrolls is reached by Tab.
    const settle = () => {
      if (trigger.current) put(element, trigger.current)
      element.tabIndex = element.scrollHeight > element.clientHeight + 1 ? 0 : -1
    }
    settle()
    const observer = new ResizeObserver(settle)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [trigger, put])

  const closeAndReturn = () => {
    trigger.current?.focus({ preventScroll: true })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return
    event.preventDefault()
    event.stopPropagation()
    closeAndReturn()
  }
  return (
    <div
      ref={panel}
      id={id}
      className={join(css.panel, css.panelSizes[size])}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Focus that leaves for nowhere is a window that is left, not the panel.
        if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return
        if (!trigger.current?.contains(relatedTarget)) onClose()
      }}
    >
      <div>
        {titled && (
          <div className={css.title} aria-hidden="true">
            <Heading level={2} size="item">
              {label}
            </Heading>
          </div>
        )}
        {typeof children === 'function' ? children(closeAndReturn) : children}
      </div>
    </div>
  )
}
