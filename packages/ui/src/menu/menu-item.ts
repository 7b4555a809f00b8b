import type { ReactNode } from 'react'

/** What an item says by its colour. */
export const menuItemTones = ['neutral', 'critical'] as const
export type MenuItemTone = (typeof menuItemTones)[number]

export interface MenuItem {
  /** Stable key. */
  id: string
  /** Translated name; type-ahead finds the item by it. */
  label: string
  /** Language of the label where it differs from the page's, as in a list of languages. */
  lang?: string
  /** A word about the item, at its end; part of its name. */
  note?: { text: string; lang: string } | undefined
  /** Decorative icon. */
  icon?: ReactNode
  /** Makes the item a link. */
  href?: string
  /** Makes the item one choice of its group: true when it is the chosen one. */
  checked?: boolean
  /** Number of things that wait there. */
  count?: number
  /** @default 'neutral' */
  tone?: MenuItemTone
  /** @default false */
  disabled?: boolean
  /** Called on click, Enter or Space; the menu closes first and returns the focus. */
  onSelect?: () => void
}

export interface MenuGroup {
  /** Stable key. */
  id: string
  /** Translated name of the group, shown above it. */
  label?: string
  items: readonly MenuItem[]
}
