import { type ReactNode, use } from 'react'
import type { CommonProps } from '../private/commonProps.ts'
import { misplaced } from '../private/misplaced.ts'
import { MenuLayer } from './MenuParts.tsx'
import type { MenuItemTone } from './menu-item.ts'
import { MenuPopupContext } from './menu-parts.ts'

/** Its id is the menu's own, which the trigger names in `aria-controls`. */
export interface MenuContentProps extends Omit<CommonProps<HTMLDivElement>, 'id'> {
  /** Accessible name of the menu. */
  label: string
  /** `Menu.Item`s, in `Menu.Group`s where a line divides them. */
  children: ReactNode
  /** Shown above the items, such as who is signed in. Not part of the menu's keyboard order. */
  heading?: ReactNode
}

/** The popup of a menu. */
export function MenuContent({ label, children, heading, ...root }: MenuContentProps) {
  return (
    <MenuLayer root={root} label={label} heading={heading}>
      {children}
    </MenuLayer>
  )
}

export interface MenuGroupProps extends CommonProps<HTMLDivElement> {
  /** `Menu.Item`s. */
  children: ReactNode
  /** Translated name of the group, shown above it. */
  label?: string | undefined
}

/** Items of a menu that belong together; a line divides them from the next. */
export function MenuGroup(group: MenuGroupProps) {
  const parts = use(MenuPopupContext)
  return parts ? <parts.Group {...group} /> : misplaced('Menu.Group', 'Menu.Content')
}

export interface MenuItemProps extends CommonProps<HTMLElement> {
  /** Its words, and its suffix. */
  children: ReactNode
  /** What type-ahead finds it by. @default its text */
  textValue?: string | undefined
  /** Language of its words where it differs from the page's. */
  lang?: string | undefined
  /** Decorative icon before its words. */
  icon?: ReactNode
  /** A word about it, at its end; part of its name. */
  note?: { text: string; lang: string } | undefined
  /** Number of things that wait there. */
  count?: number | undefined
  /** Makes it a link. */
  href?: string | undefined
  /** Makes it one choice of its group: true when it is the chosen one. */
  checked?: boolean | undefined
  /** @default 'neutral' */
  tone?: MenuItemTone | undefined
  /** @default false */
  disabled?: boolean | undefined
  /** Called on click, Enter or Space; the menu closes first and returns the focus. */
  onSelect?: (() => void) | undefined
}

/** An action, a place or a choice of a menu. */
export function MenuItem(item: MenuItemProps) {
  const parts = use(MenuPopupContext)
  return parts ? <parts.Item {...item} /> : misplaced('Menu.Item', 'Menu.Content')
}
