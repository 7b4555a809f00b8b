import { type ReactElement, type ReactNode, type Ref, useEffect, useId, useMemo, useState } from 'react'
import { Button, type ButtonLook } from '../button/Button.tsx'
import { ChevronDownIcon } from '../icons/icons.ts'
import type { MenuAlignment } from '../private/anchored.ts'
import { onDemand, onIntent } from '../private/onDemand.tsx'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { whenTouched } from '../private/whenTouched.ts'
import * as css from './Popover.css.ts'

const PopoverPanel = onDemand(() => import('./PopoverPanel.tsx').then((chunk) => chunk.PopoverPanel))

/** How wide a popover may grow. */
export const popoverSizes = ['small', 'medium', 'large'] as const
/** How wide a popover may grow. */
export type PopoverSize = (typeof popoverSizes)[number]

/** What a trigger of one's own is given; spread it on a Button or an IconButton. */
export interface PopoverTrigger {
  ref: Ref<HTMLButtonElement>
  opens: 'dialog'
  expanded: boolean
  controls?: string
  onClick: () => void
}

export interface PopoverProps extends RootProps<HTMLDivElement> {
  /** What it holds; a function is given what closes it and brings the focus back. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** What it is called, and the words on its trigger. */
  label: string
  /** A trigger of one's own: a Button or an IconButton with what it is given. @default a button with the label */
  trigger?: (trigger: PopoverTrigger) => ReactElement
  /** How the button with the label looks. @default { variant: 'outline', tone: 'neutral' } */
  look?: ButtonLook
  /** Shows the label as a heading in it too. @default false */
  titled?: boolean
  /** Edge of the trigger that it lines up with. @default 'start' */
  align?: MenuAlignment
  /** How wide it may grow. @default 'small' */
  size?: PopoverSize
  /** Whether it is open, when the owner decides it. */
  open?: boolean
  /** @default false */
  disabled?: boolean
  /** It was opened or closed. */
  onOpenChange?: (open: boolean) => void
}

const quiet: ButtonLook = { variant: 'outline', tone: 'neutral' }

/**
 * A button that opens a small panel beside it, which is no part of the page's flow: focus goes in, Tab goes round in it,
 * and Escape or a press elsewhere closes it. Its panel is Radix's Popover, loaded on intent.
 */
export function Popover({
  children,
  label,
  trigger,
  look = quiet,
  titled = false,
  align = 'start',
  size = 'small',
  open,
  disabled = false,
  onOpenChange,
  ...root
}: PopoverProps) {
  const [own, setOwn] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const anchor = useMemo(() => ({ current: button }), [button])
  const panelId = useId()
  const shown = (open ?? own) && !disabled
  useEffect(() => whenTouched(() => void PopoverPanel.preload()), [])

  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const given: PopoverTrigger = {
    ref: setButton,
    opens: 'dialog',
    expanded: shown,
    ...(shown && { controls: panelId }),
    onClick: () => change(!shown),
  }
  return (
    <div {...rootAttributes(root)} {...onIntent(PopoverPanel)} className={css.popover}>
      {trigger ? (
        trigger(given)
      ) : (
        <Button
          {...quiet}
          {...look}
          {...given}
          disabled={disabled}
          iconEnd={look.iconEnd ?? <ChevronDownIcon />}
        >
          {label}
        </Button>
      )}
      {shown && (
        <PopoverPanel
          id={panelId}
          label={label}
          titled={titled}
          align={align}
          size={size}
          trigger={anchor}
          onClose={() => change(false)}
        >
          {children}
        </PopoverPanel>
      )}
    </div>
  )
}
