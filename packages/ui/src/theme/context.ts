import { createContext, use } from 'react'

/** A brand as data, for a part of a page: its custom properties in each scheme. Made by `brandTheme` of `@baize/ui/brand`. */
export interface BrandTheme {
  light: Readonly<Record<`--${string}`, string>>
  dark: Readonly<Record<`--${string}`, string>>
}

interface ThemeContextValue {
  scheme: 'light' | 'dark' | undefined
  brand: BrandTheme | undefined
  /** Where layers are mounted that were opened from within: themed as the part of the page is. */
  container: HTMLElement | undefined
}

export const ThemeContext = createContext<ThemeContextValue>({
  scheme: undefined,
  brand: undefined,
  container: undefined,
})

/** Where a layer is mounted: in the theme that it was opened from; undefined where that is the page's. */
export function useLayerContainer(): HTMLElement | undefined {
  return use(ThemeContext).container
}
