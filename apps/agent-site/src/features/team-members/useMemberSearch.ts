import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'

export interface MemberSearch {
  /** The search field's value. */
  readonly typed: string
  /** The search text: kept in the address. */
  readonly search: string
  type(text: string): void
}

/** How long typing must rest before it is looked up. */
const rest = 300

/** Search of the team's list, kept in the address so that it can be shared and gone back to. */
export function useMemberSearch(): MemberSearch {
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').slice(0, 64)
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
    type(text) {
      const next = text.slice(0, 64)
      setTyped(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        timer.current = undefined
        setParams(
          (before) => {
            const after = new URLSearchParams(before)
            if (next.trim()) after.set('search', next.trim())
            else after.delete('search')
            return after
          },
          { replace: true },
        )
      }, rest)
    },
  }
}
