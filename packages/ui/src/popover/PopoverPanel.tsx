import { Popover } from 'radix-ui'
import { type RefObject, useEffect, useRef } from 'react'
import { Heading } from '../heading/Heading.tsx'
import { isEscapeTaken } from '../modal/escape.ts'
import { focusInto } from '../modal/initialFocus.ts'
import { useModalAbove } from '../modal/useModalAbove.ts'
import { anchored } from '../private/anchored.ts'
import { join } from '../private/join.ts'
import * as css from './Popover.css.ts'
import type { PopoverProps } from './Popover.tsx'

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
  const isBelowModal = useModalAbove()
  useScrollStop(panel)

  const closeAndReturn = () => {
    trigger.current?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={trigger as RefObject<HTMLButtonElement>} />
      <Popover.Portal container={document.body}>
        <Popover.Content
          {...anchored}
          ref={panel}
          id={id}
          aria-label={label}
          align={align}
          className={join(css.panel, css.panelSizes[size])}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (panel.current) focusInto(panel.current)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) trigger.current?.focus({ preventScroll: true })
          }}
          onEscapeKeyDown={(event) => {
            if (isEscapeTaken(event)) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            // The trigger closes it itself; what a modal above it does, as `confirm()`, is no interaction elsewhere.
            const isTrigger = event.target instanceof Node && trigger.current?.contains(event.target)
            if (isTrigger || isBelowModal()) event.preventDefault()
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** A panel that scrolls is reached by Tab. */
function useScrollStop(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      element.tabIndex = element.scrollHeight > element.clientHeight + 1 ? 0 : -1
    })
    for (const child of [element, ...element.children]) observer.observe(child)
    return () => observer.disconnect()
  }, [panel])
}
