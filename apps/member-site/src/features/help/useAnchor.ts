import { anchorOf } from '@baize/site'
import { useLocationProperty } from 'wouter/use-browser-location'

/** The section that the address names: `term` of `#term`; empty where it names none. */
export function useAnchor(): string {
  return useLocationProperty(
    () => anchorOf(location.hash),
    () => '',
  )
}
