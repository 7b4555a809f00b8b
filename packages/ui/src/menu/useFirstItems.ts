import { startTransition, useEffect, useMemo, useState } from 'react'
import { afterPicture } from '../painted/afterPicture.ts'
import type { MenuGroup } from './menu-item.ts'

/** The least height of an item, in px. */
const itemHeight = 44
/** Items of the first frame of a menu that is longer than the window. */
const firstItems = 8

/**
 * The groups that are rendered: all, but of a menu that is longer than the window a few until they are painted. Each item
 * of Radix is a dozen components. All at once where the focus moves further down, to the last item or to the chosen one.
 */
export function useFirstItems(
  groups: readonly MenuGroup[],
  focusOn: 'first' | 'last',
): { shown: readonly MenuGroup[]; isWhole: boolean } {
  const [limit, setLimit] = useState(() => {
    const items = groups.flatMap((group) => group.items)
    const fits = items.length <= window.innerHeight / itemHeight
    const goesFurther = focusOn === 'last' || items.findIndex((item) => item.checked) >= firstItems
    return fits || goesFurther ? Number.POSITIVE_INFINITY : firstItems
  })
  const isWhole = limit === Number.POSITIVE_INFINITY
  useEffect(() => {
    if (!isWhole) return afterPicture(() => startTransition(() => setLimit(Number.POSITIVE_INFINITY)))
  }, [isWhole])
  const shown = useMemo(() => (isWhole ? groups : firstOf(groups, limit)), [groups, isWhole, limit])
  return { shown, isWhole }
}

function firstOf(groups: readonly MenuGroup[], limit: number): MenuGroup[] {
  let left = limit
  return groups.flatMap((group) => {
    const items = group.items.slice(0, Math.max(0, left))
    left -= group.items.length
    return items.length > 0 ? [{ ...group, items }] : []
  })
}
