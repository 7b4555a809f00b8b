import { createContext, useContext } from 'react'

interface ShellState {
  /** Whether the page has a side menu. */
  hasMenu: boolean
  /** Whether its column shows icons only. */
  compactMenu: boolean
  menuOpen: boolean
  setMenuOpen: (open: boolean) => void
  /** Loads what the menu opens in, on intent. */
  preloadMenu: () => void
}

/** What the header needs to know of its page: whether there is a menu to open. */
export const ShellContext = createContext<ShellState>({
  hasMenu: false,
  compactMenu: false,
  menuOpen: false,
  setMenuOpen: () => {},
  preloadMenu: () => {},
})

export function useShell(): ShellState {
  return useContext(ShellContext)
}
