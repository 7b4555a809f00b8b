import { startTransition, useEffect, useMemo, useState } from 'react'
import { afterPicture } from '../painted/afterPicture.ts'
import type { MenuGroup } from './menu-item.ts'

/** The least height of an item, in px. */
const itemHeight = 44

/**
 * The groups that are rendered: those of the first screen until it is painted, then all. Each item of Radix is a dozen
 * components, and of two hundred a dozen are in sight. All at once where the focus moves further down, to the last item
 * or to the chosen one.
 */
export function useFirstItems(groups: readonly MenuGroup[], focusOn: 'first' | 'last'): readonly MenuGroup[] {
  const [limit, setLimit] = useState(() => {
    const first = Math.ceil(window.innerHeight / itemHeight)
    const items = groups.flatMap((group) => group.items)
    const goesFurther = focusOn === 'last' || items.findIndex((item) => item.checked) >= first
    return goesFurther || items.length <= first ? Number.POSITIVE_INFINITY : first
  })
  const isWhole = limit === Number.POSITIVE_INFINITY
  useEffect(() => {
    if (!isWhole) return afterPicture(() => startTransition(() => setLimit(Number.POSITIVE_INFINITY)))
  }, [isWhole])
  return useMemo(() => (isWhole ? groups : firstOf(groups, limit)), [groups, isWhole, limit])
}

function firstOf(groups: readonly MenuGroup[], limit: number): MenuGroup[] {
  let left = limit
  return groups.flatMap((group) => {
    const items = group.items.slice(0, Math.max(0, left))
    left -= group.items.length
    return items.length > 0 ? [{ ...group, items }] : []
  })
}
