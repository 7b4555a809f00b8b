import {
  type ReactElement,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'
import { Button, type ButtonVariantProps } from '../button/Button.tsx'
import { useValue } from '../field/useValue.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import type { MenuAlignment } from '../private/anchored.ts'
import { assignRef } from '../private/assignRef.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { misplaced } from '../private/misplaced.ts'
import { onDemand, onIntent } from '../private/onDemand.tsx'
import { reportNameless } from '../private/reportNameless.ts'
import { whenTouched } from '../private/whenTouched.ts'
import * as css from './Popover.css.ts'
import { PopoverCloseContext, PopoverContext } from './popover-context.ts'

const PopoverPanel = onDemand(() => import('./PopoverPanel.tsx').then((chunk) => chunk.PopoverPanel))

/** How wide a popover may grow. */
export const popoverSizes = ['small', 'medium', 'large'] as const
/** How wide a popover may grow. */
export type PopoverSize = (typeof popoverSizes)[number]

/** What a trigger of one's own is given; spread it on a Button or an IconButton. */
export interface PopoverTrigger {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls'?: string
  onClick: () => void
}

export interface PopoverRootProps extends CommonProps<HTMLDivElement> {
  /** A `Popover.Trigger` and a `Popover.Content`. */
  children: ReactNode
  /** Whether it is open, when the owner decides it. */
  open?: boolean | undefined
  /** Whether it is open at first, where it keeps that by itself. @default false */
  defaultOpen?: boolean
  /** @default false */
  disabled?: boolean
  /** It was opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A popover whose parts their owner lays out. */
export function PopoverRoot({
  children,
  open,
  defaultOpen = false,
  disabled = false,
  onOpenChange,
  ...root
}: PopoverRootProps) {
  const [wanted, change] = useValue(open, defaultOpen, onOpenChange)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const trigger = useMemo(() => ({ current: button }), [button])
  const panelId = useId()
  useEffect(() => whenTouched(() => void PopoverPanel.preload()), [])
  return (
    <PopoverContext
      value={{
        panelId,
        trigger,
        onTriggerChange: setButton,
        open: wanted && !disabled,
        disabled,
        onOpenChange: change,
      }}
    >
      <div {...commonProps(root)} {...onIntent(PopoverPanel)} className={css.popover}>
        {children}
      </div>
    </PopoverContext>
  )
}

export interface PopoverTriggerProps extends ButtonVariantProps, CommonProps<HTMLButtonElement> {
  /** The words on it; a function returns a Button or an IconButton of its owner's with what it is given. */
  children: ReactNode | ((trigger: PopoverTrigger) => ReactElement)
}

const quiet: ButtonVariantProps = { variant: 'outline', tone: 'neutral' }

/** The button that opens a popover. */
export function PopoverTriggerPart({ children, ref, ...button }: PopoverTriggerProps) {
  const popover = use(PopoverContext)
  const onTriggerChange = popover?.onTriggerChange
  const shared = useCallback(
    (element: HTMLButtonElement | null) => {
      onTriggerChange?.(element)
      return assignRef(ref, element)
    },
    [onTriggerChange, ref],
  )
  if (!popover) return misplaced('Popover.Trigger', 'Popover.Root')
  const { open, panelId, disabled, onOpenChange } = popover
  const given: PopoverTrigger = {
    ref: popover.onTriggerChange,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    ...(open && { 'aria-controls': panelId }),
    onClick: () => onOpenChange(!open),
  }
  if (typeof children === 'function') return children(given)
  return (
    <Button
      {...quiet}
      {...given}
      {...button}
      ref={shared}
      disabled={disabled}
      iconEnd={button.iconEnd ?? <ChevronDownIcon />}
    >
      {children}
    </Button>
  )
}

/** Its id is the popover's own, which the trigger names in `aria-controls`. */
export interface PopoverContentProps extends Omit<CommonProps<HTMLDivElement>, 'id'> {
  /** Its content; a function receives a callback that closes it and returns the focus. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** What it is called. */
  label: string
  /** Shows the label as a heading in it too. @default false */
  withTitle?: boolean
  /** Edge of the trigger that it lines up with. @default 'start' */
  align?: MenuAlignment
  /** How wide it may grow. @default 'small' */
  size?: PopoverSize
}

/** The panel of a popover. */
export function PopoverContent({
  children,
  label,
  withTitle = false,
  align = 'start',
  size = 'small',
  ...root
}: PopoverContentProps) {
  if (process.env.NODE_ENV !== 'production') reportNameless('Popover', label)
  const popover = use(PopoverContext)
  const shown = popover?.open ?? false
  const [wasShown, setWasShown] = useState(shown)
  if (shown && !wasShown) setWasShown(true)
  if (!popover) return misplaced('Popover.Content', 'Popover.Root')
  if (!wasShown) return null
  return (
    <PopoverPanel
      open={shown}
      id={popover.panelId}
      root={root}
      label={label}
      withTitle={withTitle}
      align={align}
      size={size}
      trigger={popover.trigger}
      onClose={() => popover.onOpenChange(false)}
    >
      {children}
    </PopoverPanel>
  )
}

export interface PopoverCloseProps extends ButtonVariantProps, CommonProps<HTMLButtonElement> {
  /** The words on it. */
  children: ReactNode
  /** Called before the popover closes. */
  onClick?: () => void
}

/** A button in a popover that closes it and returns the focus. */
export function PopoverClose({ children, onClick, ...button }: PopoverCloseProps) {
  const close = use(PopoverCloseContext)
  if (!close) return misplaced('Popover.Close', 'Popover.Content')
  return (
    <Button
      {...quiet}
      {...button}
      onClick={() => {
        onClick?.()
        close()
      }}
    >
      {children}
    </Button>
  )
}
