import { useSearchParams } from 'wouter'

/** What may be chosen by each filter: a closed list, or any text. */
export type FilterChoices = Readonly<Record<string, readonly string[] | 'text'>>

type FilterValues<Choices extends FilterChoices> = {
  [Name in keyof Choices]?: Choices[Name] extends readonly (infer Value)[] ? Value : string
}

export interface FilterState<Choices extends FilterChoices> {
  /** The selection; values of the address that are not offered are ignored. */
  readonly values: FilterValues<Choices>
  /** Whether anything is chosen at all. */
  readonly any: boolean
  set(name: keyof Choices & string, value: string | null): void
  clear(): void
}

const longest = 64

/** The filters of a record, kept in the address: a reload, the back button and a shared link keep them. */
export function useFilters<const Choices extends FilterChoices>(choices: Choices): FilterState<Choices> {
  const [search, setSearch] = useSearchParams()
  const found = Object.entries(choices).flatMap(([name, allowed]) => {
    const value = search.get(name)?.slice(0, longest)
    if (!value || (allowed !== 'text' && !allowed.includes(value))) return []
    return [[name, value] as const]
  })
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setSearch(
      (kept) => {
        const next = new URLSearchParams(kept)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  return {
    values: Object.fromEntries(found) as FilterValues<Choices>,
    any: found.length > 0,
    set: (name, value) => change({ [name]: value }),
    clear: () => change(Object.fromEntries(Object.keys(choices).map((name) => [name, null]))),
  }
}
