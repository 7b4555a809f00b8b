import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { useValue } from '../field/useValue.ts'
import { ColumnResizer } from './ColumnResizer.tsx'
import { applyWidths, type ColumnWidths } from './column-widths.ts'
import type { TableColumn } from './table-column.ts'
import type { TableExtras } from './table-extras.ts'

/** Columns that can be made wider and narrower, of Table and VirtualTable. */
export interface ResizableColumns {
  /** Columns can be made wider and narrower. @default false */
  resizable?: boolean
  /** Widths of the columns in pixels, where their owner keeps them; `{}` for those that the browser decides. */
  columnWidths?: ColumnWidths
  /** A column was resized, or all were reset; keep them for the next visit. */
  onColumnWidthsChange?: (widths: ColumnWidths) => void
}

/** What the edge of a heading works on. */
export interface WidthControls {
  readonly widths: ColumnWidths
  readonly before: number
  setWidths(widths: ColumnWidths): void
}

const natural: ColumnWidths = {}

/**
 * Columns that can be made wider and narrower, by pointer and keyboard. Until the first time the browser decides their
 * widths; then each keeps its own, and the table scrolls.
 *
 * @param before how many columns of controls stand before the others, 44 px each
 */
export function useColumnWidths<Row>(
  view: RefObject<HTMLElement | null>,
  columns: readonly TableColumn<Row>[],
  { resizable = false, columnWidths, onColumnWidthsChange }: ResizableColumns,
  before = 0,
): TableExtras<Row>['headerEnd'] {
  const [widths, setWidths] = useValue(columnWidths, natural, onColumnWidthsChange)
  const controls = useRef<WidthControls>(undefined)
  const shown = columns.map(({ id }) => id).join(' ')
  useLayoutEffect(() => {
    controls.current = { widths, before, setWidths }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other headings
  useLayoutEffect(() => {
    if (resizable) applyWidths(view.current, widths, before)
  }, [view, resizable, widths, before, shown])
  // The same function in every render: a head that is memoized stays as it is while rows scroll.
  const headerEnd = useCallback(
    ({ id, header }: TableColumn<Row>) => (
      <ColumnResizer column={id} name={header} view={view} controls={controls} />
    ),
    [view],
  )
  return resizable ? headerEnd : undefined
}
