import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useValue } from '../field/useValue.ts'
import { columnWidth, tableWidth } from '../table/Table.css.ts'
import type { TableExtras } from '../table/Table.tsx'
import * as css from './DataTable.css.ts'
import type { DataColumn } from './data-column.ts'

/** Widths of columns in pixels, by column id. */
export type ColumnWidths = Readonly<Record<string, number>>

export const columnWidthSettings = {
  /** Narrowest and widest column, and one that was shown after others got their widths; in pixels. */
  min: 64,
  max: 800,
  initial: 160,
  /** How far an arrow key goes, alone and with Shift. */
  step: 16,
  largeStep: 64,
} as const

const natural: ColumnWidths = {}
/** The name of a custom property, of `var(--name)`. */
const nameOf = (variable: string) => variable.slice(4, -1)
const clamp = (width: number) =>
  Math.round(Math.min(Math.max(width, columnWidthSettings.min), columnWidthSettings.max))
const headings = (view: HTMLElement | null) => [
  ...(view?.querySelectorAll<HTMLTableCellElement>('th[data-column]') ?? []),
]

interface Widths {
  widths: ColumnWidths | undefined
  onWidthsChange: ((widths: ColumnWidths) => void) | undefined
  /** Columns of controls before the others, 44 px each. */
  before: number
}

/**
 * Columns that can be made wider and narrower, by pointer and keyboard. Until the first time the browser decides their
 * widths; then each keeps its own, and the table scrolls.
 */
export function useColumnWidths<Row>(
  view: RefObject<HTMLElement | null>,
  resizable: boolean,
  columns: readonly DataColumn<Row>[],
  { widths: owned, onWidthsChange, before }: Widths,
): Pick<TableExtras<Row>, 'headerEnd' | 'fixedWidths'> {
  const [widths, setWidths] = useValue(owned, natural, onWidthsChange)
  const isFixed = resizable && Object.keys(widths).length > 0
  const widthOf = (id: string) => widths[id] ?? columnWidthSettings.initial

  useLayoutEffect(() => {
    if (!resizable) return
    const table = view.current?.querySelector('table')
    const total = columns.reduce((sum, { id }) => sum + widthOf(id), before * 44)
    if (isFixed) table?.style.setProperty(nameOf(tableWidth), `${total}px`)
    else table?.style.removeProperty(nameOf(tableWidth))
    for (const heading of headings(view.current)) {
      const width = widthOf(heading.dataset.column ?? '')
      if (isFixed) heading.style.setProperty(nameOf(columnWidth), `${width}px`)
      else heading.style.removeProperty(nameOf(columnWidth))
      const shown = isFixed ? width : Math.round(heading.offsetWidth)
      heading.querySelector('[role=separator]')?.setAttribute('aria-valuenow', String(shown))
    }
  })

  if (!resizable) return {}

  const resize = (id: string, width: number) => {
    const measured = Object.fromEntries(
      headings(view.current).map((heading) => [heading.dataset.column ?? '', clamp(heading.offsetWidth)]),
    )
    setWidths({ ...(isFixed ? widths : measured), [id]: clamp(width) })
  }
  return {
    fixedWidths: isFixed,
    headerEnd: ({ id, header }) => (
      <ColumnResizer
        name={header}
        onResize={(width) => resize(id, width)}
        onReset={() => setWidths(natural)}
      />
    ),
  }
}

interface ColumnResizerProps {
  name: string
  onResize: (width: number) => void
  /** All columns are as wide as they were at first. */
  onReset: () => void
}

/** The edge of a heading, by the APG's window splitter: dragged, or moved by arrow keys; Enter and a double click reset. */
function ColumnResizer({ name, onResize, onReset }: ColumnResizerProps) {
  const { t } = useLingui()
  const drag = useRef<{ x: number; width: number }>(undefined)
  const place = (edge: HTMLElement) => {
    const heading = edge.closest('th')
    return {
      width: heading?.offsetWidth ?? 0,
      sign: getComputedStyle(edge).direction === 'rtl' ? -1 : 1,
    }
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, width: place(event.currentTarget).width }
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!drag.current) return
    onResize(drag.current.width + place(event.currentTarget).sign * (event.clientX - drag.current.x))
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { width, sign } = place(event.currentTarget)
    const step = event.shiftKey ? columnWidthSettings.largeStep : columnWidthSettings.step
    const widths: Record<string, number> = {
      ArrowRight: width + sign * step,
      ArrowLeft: width - sign * step,
      Home: columnWidthSettings.min,
      End: columnWidthSettings.max,
    }
    const next = widths[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next === undefined) onReset()
    else onResize(next)
  }

  const end = () => {
    drag.current = undefined
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr takes no value, and cannot be moved
    <div
      // biome-ignore lint/a11y/useAriaPropsForRole: useColumnWidths sets the value, which it measures
      role="separator"
      aria-orientation="vertical"
      aria-label={t({
        message: `Resize ${name}`,
        comment: 'Edge of a table column that is dragged; name is its heading',
      })}
      aria-valuemin={columnWidthSettings.min}
      aria-valuemax={columnWidthSettings.max}
      tabIndex={0}
      className={css.resizer}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
    />
  )
}
