import { createContext, useContext } from 'react'

interface ShellState {
  /** id of the side menu's element, undefined when the page has none. */
  menuId: string | undefined
  menuOpen: boolean
  setMenuOpen: (open: boolean) => void
}

/** What the header needs to know of the page it stands in: whether there is a drawer to open. */
export const ShellContext = createContext<ShellState>({
  menuId: undefined,
  menuOpen: false,
  setMenuOpen: () => {},
})

export function useShell(): ShellState {
  return useContext(ShellContext)
}
