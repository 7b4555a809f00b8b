import { useSearchParams } from 'wouter'

/** How a value is written to the address: as an entry that the back button undoes, or in place of the current one. */
export type AddressStep = 'push' | 'replace'

/**
 * One value of the address's query: what is opened, a filter, a tab. It outlives a reload and can be shared; `null`
 * takes it out again.
 */
export function useInAddress(
  name: string,
  step: AddressStep = 'push',
): [string | null, (value: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  return [
    search.get(name) || null,
    (value) =>
      setSearch(
        (kept) => {
          const next = new URLSearchParams(kept)
          if (value === null) next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: step === 'replace' },
      ),
  ]
}
