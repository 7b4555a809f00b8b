import { createContext, type RefObject } from 'react'

/** What the parts of a Popover know of one another. */
export interface PopoverState {
  panelId: string
  trigger: RefObject<HTMLButtonElement | null>
  onTriggerChange: (trigger: HTMLButtonElement | null) => void
  open: boolean
  disabled: boolean
  onOpenChange: (open: boolean) => void
}

export const PopoverContext = createContext<PopoverState | undefined>(undefined)

/** Closes the popover around it and returns the focus to its trigger. */
export const PopoverCloseContext = createContext<(() => void) | undefined>(undefined)
