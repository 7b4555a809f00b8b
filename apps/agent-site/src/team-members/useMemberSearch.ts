import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'

export interface MemberSearch {
  /** What stands in the search field. */
  readonly typed: string
  /** What is looked for: kept in the address. */
  readonly search: string
  readonly page: number
  type(text: string): void
  setPage(page: number): void
}

/** How long typing must rest before it is looked up. */
const rest = 300

/** Search and page of the team's list, kept in the address so that it can be shared and gone back to. */
export function useMemberSearch(): MemberSearch {
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').slice(0, 64)
  const asked = Number(params.get('page'))
  const [typed, setTyped] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address changed by itself: back, or a link.
  useEffect(() => {
    if (timer.current === undefined) setTyped((before) => (before.trim() === search ? before : search))
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    typed,
    search,
    page: Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1,
    type(text) {
      const next = text.slice(0, 64)
      setTyped(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        timer.current = undefined
        setParams(next.trim() ? { search: next.trim() } : {}, { replace: true })
      }, rest)
    },
    setPage: (page) => setParams({ ...(search ? { search } : {}), page: String(page) }),
  }
}
