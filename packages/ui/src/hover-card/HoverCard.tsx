import { HoverCard as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { useValue } from '../field/useValue.ts'
import { isEscapeTaken } from '../modal/escape.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { useLayerContainer } from '../theme/context.ts'
import * as css from './HoverCard.css.ts'
import { hoverCardSettings } from './settings.ts'

/** Which side of its link a card prefers. */
export const hoverCardSides = ['top', 'bottom'] as const
/** Which side of its link a card prefers. */
export type HoverCardSide = (typeof hoverCardSides)[number]

export interface HoverCardProps extends CommonProps<HTMLSpanElement> {
  /** One link, to a page that has all that the card shows. */
  children: ReactElement
  /** The preview. Nothing in it may be missing on the page that the link leads to. */
  content: ReactNode
  /** The side that it prefers. @default 'bottom' */
  side?: HoverCardSide
  /** Whether it is open, where its owner decides it. */
  open?: boolean
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** Milliseconds that a pointer rests on the link first. @default hoverCardSettings.openDelay */
  openDelay?: number
  /** Milliseconds until it closes after the pointer has left both. @default hoverCardSettings.closeDelay */
  closeDelay?: number
  /** It was opened or closed. */
  onOpenChange?: (open: boolean) => void
}

/**
 * A preview of what a link leads to, by Radix: for a mouse that rests on the link, and for the keyboard's focus. It is
 * no way to what only it would show: touch screens, screen readers and Tab do not reach it.
 */
export function HoverCard({
  children,
  content,
  side = 'bottom',
  open,
  defaultOpen = false,
  openDelay = hoverCardSettings.openDelay,
  closeDelay = hoverCardSettings.closeDelay,
  onOpenChange,
  ...root
}: HoverCardProps) {
  const container = useLayerContainer()
  const [shown, setShown] = useValue(open, defaultOpen, onOpenChange)
  return (
    <Radix.Root open={shown} onOpenChange={setShown} openDelay={openDelay} closeDelay={closeDelay}>
      <Radix.Trigger asChild>
        <span {...commonProps(root)} className={css.holder}>
          {children}
        </span>
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-hidden
          className={css.card}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onEscapeKeyDown={(event) => {
            if (isEscapeTaken(event)) event.preventDefault()
          }}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
