import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
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

/**
 * The edge of a heading, by the APG's window splitter: dragged, moved by two clicks or by arrow keys; Enter and a double
 * click reset.
 */
export function ColumnResizer({ column, name, view, controls }: ColumnResizerProps) {
  const { t } = useLingui()
  const drag = useRef<Drag>(undefined)
  /** Ends the following of an edge that a click picked up. */
  const picked = useRef<AbortController>(undefined)
  useEffect(() => () => picked.current?.abort(), [])
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

  function move(edge: HTMLElement, to: number) {
    const { current: dragged } = drag
    const moved = dragged && signOf(edge) * (to - dragged.x)
    if (!dragged || (moved === 0 && !dragged.next)) return
    dragged.next = withWidth(dragged.widths, (dragged.widths[column] ?? 0) + (moved ?? 0))
    show(dragged.next)
  }

  function drop() {
    const { next } = drag.current ?? {}
    drag.current = undefined
    if (next) set(next)
  }

  function cancel() {
    drag.current = undefined
    show(controls.current?.widths ?? {})
  }

  /** Who cannot drag clicks twice: the edge follows the pointer to the second click; Escape puts it back. */
  function pickUp(edge: HTMLElement) {
    const following = new AbortController()
    picked.current = following
    const options = { capture: true, signal: following.signal }
    let isDown = false
    const end = (event: Event, then: () => void) => {
      event.preventDefault()
      event.stopPropagation()
      following.abort()
      picked.current = undefined
      then()
    }
    document.addEventListener('pointermove', ({ clientX }) => move(edge, clientX), options)
    document.addEventListener(
      'pointerdown',
      ({ clientX }) => {
        isDown = true
        move(edge, clientX)
      },
      options,
    )
    // The click that picked it up is yet to come.
    document.addEventListener('click', (event) => isDown && end(event, drop), options)
    document.addEventListener('keydown', (event) => event.key === 'Escape' && end(event, cancel), options)
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || picked.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, widths: current() }
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    if (!drag.current || picked.current) return
    if (drag.current.next) drop()
    else pickUp(event.currentTarget)
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
      onPointerMove={({ currentTarget, clientX }) => move(currentTarget, clientX)}
      onPointerUp={onPointerUp}
      onPointerCancel={cancel}
      // Rows may have changed how wide the browser makes it.
      onFocus={() => show(controls.current?.widths ?? {})}
      onDoubleClick={() => set({})}
      onKeyDown={onKeyDown}
    />
  )
}
