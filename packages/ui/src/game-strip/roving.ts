import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

/** Columns on, then controls on within the column. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

const controlsOf = (part: Element): HTMLButtonElement[] => [...part.querySelectorAll('button')]

/**
 * Makes the controls in a row of tiles one stop of Tab: the arrow keys move from tile to tile in the reading direction
 * and between the controls of a column, Home and End to the ends. Sets the attribute in the document itself, so that
 * moving renders no tile.
 */
export function useRovingRow(row: RefObject<HTMLUListElement | null>, rows: number) {
  const enter = (current: HTMLButtonElement | undefined) => {
    if (!row.current || !current) return
    for (const control of controlsOf(row.current)) control.tabIndex = control === current ? 0 : -1
  }

  // After each render: tiles may have come, gone, or grown a control.
  useLayoutEffect(() => {
    if (!row.current) return
    const controls = controlsOf(row.current)
    const kept = controls.filter((control) => control.getAttribute('tabindex') === '0')
    enter(kept.length === 1 ? kept[0] : controls[0])
  })

  const columnsOf = (list: HTMLUListElement) => {
    const cells = [...list.children]
    return Array.from({ length: Math.ceil(cells.length / rows) }, (_, column) =>
      cells.slice(column * rows, (column + 1) * rows).flatMap(controlsOf),
    )
  }

  return {
    onFocus({ target }: FocusEvent<HTMLUListElement>) {
      if (target instanceof HTMLButtonElement) enter(target)
    },
    onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
      const list = event.currentTarget
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const columns = columnsOf(list)
      const at = columns.findIndex((controls) => controls.some((control) => control === event.target))
      if (at < 0) return
      const inColumn = columns[at]?.indexOf(event.target as HTMLButtonElement) ?? 0
      const mirrored = getComputedStyle(list).direction === 'rtl' ? -1 : 1
      const step = steps[event.key]
      const next =
        event.key === 'Home'
          ? columns[0]?.[0]
          : event.key === 'End'
            ? columns.at(-1)?.[0]
            : step?.[0]
              ? columns[at + step[0] * mirrored]?.[0]
              : step && columns[at]?.[inColumn + step[1]]
      if (!step && event.key !== 'Home' && event.key !== 'End') return
      event.preventDefault()
      next?.focus()
    },
  }
}
