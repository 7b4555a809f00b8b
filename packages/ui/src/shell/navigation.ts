import type { ReactNode } from 'react'

/** One place to go: used by the header, the side menu and the bottom bar alike. */
export interface NavigationItem {
  /** Stable key. */
  id: string
  /** Translated name. */
  label: string
  /** Plain address: the sites intercept same-origin clicks, so links work before and without script. */
  href: string
  /** Decorative icon, about 20 px. */
  icon?: ReactNode
  /** The page that is shown now; announced as the current page. */
  current?: boolean
  /** Number of things that wait there; 0 and undefined show nothing. */
  count?: number
}

/** A titled run of places in the side menu. */
export interface NavigationSection {
  /** Stable key. */
  id: string
  /** Translated title; leave out for the first, untitled run. */
  title?: string
  items: readonly NavigationItem[]
}
