import { useSearchParams } from 'wouter'

export interface Filter {
  /** What the address says; empty where it says nothing, or nothing that is allowed. */
  get(name: string, allowed?: readonly string[]): string
  /** Changes some, and keeps the others; empty ones are taken away. */
  set(change: Readonly<Record<string, string>>): void
}

/** The filters of a report, kept in the address: a reload, the back button and a shared link show the same rows. */
export function useFilter(): Filter {
  const [params, setParams] = useSearchParams()
  return {
    get(name, allowed) {
      const value = (params.get(name) ?? '').slice(0, 64)
      return allowed === undefined || allowed.includes(value) ? value : ''
    },
    set(change) {
      setParams((before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      })
    },
  }
}
