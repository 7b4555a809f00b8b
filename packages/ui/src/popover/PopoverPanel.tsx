import { Popover } from 'radix-ui'
import { type RefObject, useEffect, useRef } from 'react'
import { useSharedRef } from '../field/sharedRef.ts'
import { Heading } from '../heading/Heading.tsx'
import { isEscapeTaken } from '../modal/escape.ts'
import { focusInto } from '../modal/initialFocus.ts'
import { useModalAbove } from '../modal/useModalAbove.ts'
import { anchored, isFocusLost, keepPlace } from '../private/anchored.ts'
import { anchoredLayer, anchoredPopup } from '../private/anchoredLayer.css.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { Presence, useLeaving } from '../private/Presence.tsx'
import { useLayerContainer } from '../theme/context.ts'
import * as css from './Popover.css.ts'
import type { PopoverContentProps } from './PopoverParts.tsx'
import { PopoverCloseContext } from './popover-context.ts'

interface PopoverPanelProps
  extends Required<Pick<PopoverContentProps, 'children' | 'label' | 'withTitle' | 'align' | 'size'>> {
  open: boolean
  root: Omit<CommonProps<HTMLDivElement>, 'id'>
  id: string
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The panel of a Popover. */
export function PopoverPanel({ open, ...panel }: PopoverPanelProps) {
  return (
    <Presence open={open}>
      <OpenPanel {...panel} />
    </Presence>
  )
}

function OpenPanel({
  id,
  label,
  withTitle,
  align,
  size,
  trigger,
  root: { ref, ...root },
  onClose,
  children,
}: Omit<PopoverPanelProps, 'open'>) {
  const layer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shared = useSharedRef(panel, ref)
  const isBelowModal = useModalAbove()
  const container = useLayerContainer() ?? document.body
  useScrollStop(panel)
  useLeaving(layer, keepPlace)

  const closeAndReturn = () => {
    trigger.current?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={trigger as RefObject<HTMLButtonElement>} />
      <Popover.Portal container={container}>
        <div ref={layer} className={anchoredLayer}>
          <Popover.Content
            {...anchored}
            aria-label={label}
            {...commonProps({ ...root, ref: shared })}
            id={id}
            align={align}
            className={cx(css.panel, css.panelSizes[size], anchoredPopup)}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              if (panel.current) focusInto(panel.current)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (isFocusLost()) trigger.current?.focus({ preventScroll: true })
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
              {withTitle && (
                <div className={css.title} aria-hidden="true">
                  <Heading level={2} size="item">
                    {label}
                  </Heading>
                </div>
              )}
              <PopoverCloseContext value={closeAndReturn}>
                {typeof children === 'function' ? children(closeAndReturn) : children}
              </PopoverCloseContext>
            </div>
          </Popover.Content>
        </div>
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
