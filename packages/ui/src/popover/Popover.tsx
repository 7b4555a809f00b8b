import type { ReactElement, ReactNode } from 'react'
import type { ButtonVariantProps } from '../button/Button.tsx'
import type { CommonProps } from '../private/commonProps.ts'
import {
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  PopoverRoot,
  type PopoverRootProps,
  type PopoverTrigger,
  PopoverTriggerPart,
} from './PopoverParts.tsx'

export interface PopoverProps
  extends Omit<PopoverRootProps, 'children' | keyof CommonProps>,
    Pick<PopoverContentProps, 'children' | 'withTitle' | 'align' | 'size'>,
    CommonProps<HTMLDivElement> {
  /** What it is called, and the words on its trigger. */
  label: string
  /** A trigger of one's own: a Button or an IconButton with what it is given. @default a button with the label */
  trigger?: (trigger: PopoverTrigger) => ReactElement
  /** How the button with the label looks. @default { variant: 'outline', tone: 'neutral' } */
  triggerProps?: ButtonVariantProps
}

function DataPopover({
  children,
  label,
  trigger,
  triggerProps = {},
  withTitle = false,
  align = 'start',
  size = 'small',
  ...root
}: PopoverProps) {
  return (
    <PopoverRoot {...root}>
      <PopoverTriggerPart {...triggerProps}>{trigger ?? (label as ReactNode)}</PopoverTriggerPart>
      <PopoverContent label={label} withTitle={withTitle} align={align} size={size}>
        {children}
      </PopoverContent>
    </PopoverRoot>
  )
}

/**
 * A button that opens a small panel beside it, which is no part of the page's flow: focus moves in, Tab loops in it,
 * and Escape or a click elsewhere closes it. Its panel is Radix's Popover, loaded on intent. Of its parts an owner makes a
 * layout of its own: `Popover.Root` with a `Popover.Trigger` and a `Popover.Content`.
 */
export const Popover = /* @__PURE__ */ Object.assign(DataPopover, {
  Root: PopoverRoot,
  Trigger: PopoverTriggerPart,
  Content: PopoverContent,
  Close: PopoverClose,
})
