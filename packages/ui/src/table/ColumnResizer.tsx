import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { resizer } from './ColumnResizer.css.ts'
import {
  applyWidths,
  type ColumnWidths,
  clampWidth,
  columnWidthSettings,
  measuredWidths,
} from './column-widths.ts'
import type { WidthControls } from './useColumnWidths.tsx'

interface ColumnResizerProps {
  /** Id of the column. */
  column: string
  /** Its heading. */
  name: string
  /** What the table scrolls in. */
  view: RefObject<HTMLElement | null>
  controls: RefObject<WidthControls | undefined>
}

interface Drag {
  /** Where the pointer was, and how wide the columns were. */
  x: number
  widths: ColumnWidths
  next?: ColumnWidths
}

/** The edge of a heading, by the APG's window splitter: dragged, or moved by arrow keys; Enter and a double click reset. */
export function ColumnResizer({ column, name, view, controls }: ColumnResizerProps) {
  const { t } = useLingui()
  const drag = useRef<Drag>(undefined)
  /** With one fixed column alone the others would move under the pointer: all keep what they measure. */
  const current = (): ColumnWidths => {
    const { widths = {} } = controls.current ?? {}
    const measured = measuredWidths(view.current)
    return Object.keys(widths).length > 0 ? { ...widths, [column]: measured[column] ?? 0 } : measured
  }
  const withWidth = (widths: ColumnWidths, width: number) => ({ ...widths, [column]: clampWidth(width) })
  const signOf = (edge: HTMLElement) => (getComputedStyle(edge).direction === 'rtl' ? -1 : 1)
  const show = (widths: ColumnWidths) => applyWidths(view.current, widths, controls.current?.before ?? 0)
  const set = (widths: ColumnWidths) => controls.current?.setWidths(widths)

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, widths: current() }
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const { current: dragged } = drag
    if (!dragged) return
    const moved = signOf(event.currentTarget) * (event.clientX - dragged.x)
    dragged.next = withWidth(dragged.widths, (dragged.widths[column] ?? 0) + moved)
    show(dragged.next)
  }

  function onPointerUp() {
    const { next } = drag.current ?? {}
    drag.current = undefined
    if (next) set(next)
  }

  function onPointerCancel() {
    drag.current = undefined
    show(controls.current?.widths ?? {})
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const widths = current()
    const width = widths[column] ?? 0
    const step = signOf(event.currentTarget) * columnWidthSettings[event.shiftKey ? 'largeStep' : 'step']
    const byKey: Record<string, number> = {
      ArrowRight: width + step,
      ArrowLeft: width - step,
      Home: columnWidthSettings.min,
      End: columnWidthSettings.max,
    }
    const next = byKey[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    set(next === undefined ? {} : withWidth(widths, next))
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
      className={resizer}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      // Rows may have changed how wide the browser makes it.
      onFocus={() => show(controls.current?.widths ?? {})}
      onDoubleClick={() => set({})}
      onKeyDown={onKeyDown}
    />
  )
}
