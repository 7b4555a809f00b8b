import { useState } from 'react'

/** As many as one payment may name. */
const most = 100
const nothing: ReadonlySet<string> = new Set()

/** The bills that were ticked to be paid together, over the pages of one list; another list begins with none. */
export function useChosenBills(list: string): {
  readonly chosen: ReadonlySet<string>
  /** No further bill can be ticked. */
  readonly full: boolean
  toggle: (id: string) => void
  clear: () => void
} {
  const [kept, setKept] = useState({ list, chosen: nothing })
  const chosen = kept.list === list ? kept.chosen : nothing
  return {
    chosen,
    full: chosen.size >= most,
    toggle: (id) => {
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      setKept({ list, chosen: next })
    },
    clear: () => setKept({ list, chosen: nothing }),
  }
}
