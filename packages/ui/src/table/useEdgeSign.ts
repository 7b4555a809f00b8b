import { type RefObject, useEffect } from 'react'

/**
 * Marks the container of a table with `data-goes-on` while its last column is beyond the edge. The heading of that
 * column is observed, so that scrolling runs no script.
 */
export function useEdgeSign(
  view: RefObject<HTMLElement | null>,
  columns: readonly { readonly id: string }[],
): void {
  const shown = columns.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have another last heading
  useEffect(() => {
    const root = view.current
    const container = root?.parentElement
    const last = root?.querySelector('thead tr')?.lastElementChild
    if (!root || !container || !last) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { rootBounds, boundingClientRect: heading } = entry
        const isBeyond =
          rootBounds !== null && (heading.right > rootBounds.right + 1 || heading.left < rootBounds.left - 1)
        container.toggleAttribute('data-goes-on', isBeyond)
      },
      { root, threshold: [0, 0.25, 0.5, 0.75, 0.9, 1] },
    )
    observer.observe(last)
    return () => observer.disconnect()
  }, [view, shown])
}
