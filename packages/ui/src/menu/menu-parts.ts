import { type ComponentType, createContext, type RefObject } from 'react'
import type { MenuAlignment } from '../private/anchored.ts'
import type { MenuGroupProps, MenuItemProps } from './MenuItemParts.tsx'

/** What the parts of a Menu know of one another. */
export interface MenuState {
  menuId: string
  trigger: RefObject<HTMLButtonElement | null>
  align: MenuAlignment
  disabled: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Which item takes the focus first, where none is chosen. */
  focusOn: 'first' | 'last'
  onFocusOnChange: (focusOn: 'first' | 'last') => void
}

export const MenuContext = createContext<MenuState | undefined>(undefined)

/** What items and groups are made of: in the popup's chunk, so that parts in a page's first chunk import no Radix. */
export interface MenuPopupParts {
  Group: ComponentType<MenuGroupProps>
  Item: ComponentType<MenuItemProps>
}

export const MenuPopupContext = createContext<MenuPopupParts | undefined>(undefined)

/** Called when an item is chosen: closes the menu and returns the focus to its trigger. */
export const MenuChosenContext = createContext<() => void>(() => {})
