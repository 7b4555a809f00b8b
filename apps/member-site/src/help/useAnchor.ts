import { useLocationProperty } from 'wouter/use-browser-location'

/** The section that the address names: `term` of `#term`; empty where it names none. */
export function useAnchor(): string {
  return useLocationProperty(
    () => decoded(location.hash.slice(1)),
    () => '',
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
