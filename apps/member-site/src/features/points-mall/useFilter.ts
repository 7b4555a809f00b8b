import { useSearchParams } from 'wouter'

/** A choice that the address keeps beside the tab: one of the names, or none. */
export function useFilter<Value extends string>(
  name: string,
  values: readonly Value[],
): readonly [Value | undefined, (value: string) => void] {
  const [search, setSearch] = useSearchParams()
  const value = values.find((each) => each === search.get(name))
  const set = (to: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (to === '') next.delete(name)
      else next.set(name, to)
      return next
    })
  return [value, set]
}
