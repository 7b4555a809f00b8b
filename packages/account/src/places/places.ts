import { createContext, useContext } from 'react'

/** Where the screens of this package lead: each site says where it is, and leaves out what it does not have. */
export interface Places {
  readonly deposit?: string
  readonly withdraw?: string
  readonly transfer?: string
  readonly bettingRecord?: string
  readonly transactions?: string
  readonly profit?: string
  readonly bonus?: string
  readonly limits?: string
  readonly security?: string
}

/** The addresses of the site around. */
export const PlacesContext = createContext<Places>({})

/** Where a screen is, with a filter in its address; undefined where the site has none. */
export function usePlace(
  name: keyof Places,
): (query?: Readonly<Record<string, string>>) => string | undefined {
  const path = useContext(PlacesContext)[name]
  return (query) => {
    if (path === undefined) return undefined
    const search = new URLSearchParams(query).toString()
    return search ? `${path}?${search}` : path
  }
}
