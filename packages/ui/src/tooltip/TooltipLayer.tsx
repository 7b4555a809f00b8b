import { Tooltip } from 'radix-ui'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { useValue } from '../field/useValue.ts'
import { isEscapeTaken } from '../modal/escape.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { useLayerContainer } from '../theme/context.ts'
import { tooltipSettings } from './settings.ts'
import type { TooltipSide } from './sides.ts'
import * as css from './Tooltip.css.ts'

/** Whether a tooltip shows: its owner's business, or its own. */
export interface TooltipOpen {
  /** Whether it shows, where its owner keeps that. */
  open?: boolean
  /** Whether it shows at first, where it keeps that by itself. @default false */
  defaultOpen?: boolean
  /** It is shown or hidden. */
  onOpenChange?: (open: boolean) => void
}

interface TooltipLayerProps extends CommonProps<HTMLSpanElement>, TooltipOpen {
  /** The control, or what shows the text on a click. */
  children: (show: () => void) => ReactNode
  /** Id of the words that describe the control, shown or not. */
  descriptionId: string
  text: string
  side: TooltipSide
  delay: number
}

let lastGone = Number.NEGATIVE_INFINITY

function rememberGone(): void {
  lastGone = performance.now()
}

/** Whether another tooltip went a moment ago: then the next one needs no delay. */
const isWarm = () => performance.now() - lastGone < tooltipSettings.warm

/**
 * Radix's Tooltip around a control of any kind: the trigger is the element around the control. To what Radix does it
 * adds the long press, and a text that is in the DOM at all times: Radix describes a control only while its
 * tooltip shows.
 */
export function TooltipLayer({
  children,
  descriptionId,
  text,
  side,
  delay,
  open: owned,
  defaultOpen = false,
  onOpenChange,
  ...root
}: TooltipLayerProps) {
  const [open, setOpen] = useValue(owned, defaultOpen, onOpenChange)
  const container = useLayerContainer()
  const isEmpty = text.trim() === ''
  const change = (next: boolean) => {
    if (open && !next) rememberGone()
    const shown = next && !isEmpty
    if (shown !== open) setOpen(shown)
  }
  const holding = useHold(() => change(true))
  return (
    <Tooltip.Provider delayDuration={delay}>
      <Tooltip.Root open={open && !isEmpty} onOpenChange={change}>
        <Tooltip.Trigger asChild>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing and focusing only show words that are there for all. */}
          <span
            {...commonProps(root)}
            className={css.holder}
            {...holding}
            onPointerMove={({ pointerType }) => {
              if (pointerType !== 'touch' && isWarm()) change(true)
            }}
            onFocus={(event) => {
              // Only the keyboard's focus opens the tooltip.
              if (!event.target.matches(':focus-visible')) event.preventDefault()
            }}
          >
            {children(() => change(true))}
            {!isEmpty && (
              <span id={descriptionId} hidden>
                {text}
              </span>
            )}
          </span>
        </Tooltip.Trigger>
        <Tooltip.Portal container={container}>
          <Tooltip.Content
            className={css.tip}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onEscapeKeyDown={(event) => {
              if (isEscapeTaken(event)) event.preventDefault()
            }}
          >
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}

/** A long press on a control reads, and does not activate it too. */
function useHold(onHeld: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      held.current = false
      clearTimeout(timer.current)
      if (pointerType !== 'touch') return
      timer.current = setTimeout(() => {
        held.current = true
        onHeld()
      }, tooltipSettings.hold)
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    onClickCapture: (event: React.MouseEvent) => {
      if (!held.current) return
      held.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu: (event: React.MouseEvent) => {
      if (held.current) event.preventDefault()
    },
  }
}
