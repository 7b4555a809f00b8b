import { columnWidth, tableWidth } from './Table.css.ts'

/** Widths of columns in pixels, by column id. */
export type ColumnWidths = Readonly<Record<string, number>>

export const columnWidthSettings = {
  /** Narrowest and widest column, and one that was shown after others got their widths; in pixels. */
  min: 64,
  max: 800,
  initial: 160,
  /** How far an arrow key moves, alone and with Shift. */
  step: 16,
  largeStep: 64,
} as const

/** A column of checkboxes or of buttons that open rows. */
const controlWidth = 44

/** The name of a custom property, of `var(--name)`. */
const nameOf = (variable: string) => variable.slice(4, -1)

export const clampWidth = (width: number) =>
  Math.round(Math.min(Math.max(width, columnWidthSettings.min), columnWidthSettings.max))

const headingsOf = (view: HTMLElement | null) => [
  ...(view?.querySelectorAll<HTMLTableCellElement>(':scope > table > thead th[data-column]') ?? []),
]

/** How wide the columns of the table in `view` are now. */
export const measuredWidths = (view: HTMLElement | null): ColumnWidths =>
  Object.fromEntries(
    headingsOf(view).map((heading) => [heading.dataset.column ?? '', clampWidth(heading.offsetWidth)]),
  )

/**
 * Applies these widths to the table in `view`; without any the browser decides. By script, as the policy refuses style
 * attributes in HTML, and so that dragging renders nothing.
 *
 * @param before how many columns of controls stand before the others
 */
export function applyWidths(view: HTMLElement | null, widths: ColumnWidths, before: number): void {
  const table = view?.querySelector<HTMLElement>(':scope > table')
  const isFixed = Object.keys(widths).length > 0
  const headings = headingsOf(view)
  const widthOf = (heading: HTMLElement) =>
    widths[heading.dataset.column ?? ''] ?? columnWidthSettings.initial
  table?.toggleAttribute('data-fixed-widths', isFixed)
  const total = headings.reduce((sum, heading) => sum + widthOf(heading), before * controlWidth)
  if (isFixed) table?.style.setProperty(nameOf(tableWidth), `${total}px`)
  else table?.style.removeProperty(nameOf(tableWidth))
  for (const heading of headings) {
    if (isFixed) heading.style.setProperty(nameOf(columnWidth), `${widthOf(heading)}px`)
    else heading.style.removeProperty(nameOf(columnWidth))
  }
  // After all of them were written: one layout, not one for each.
  for (const heading of headings) {
    const width = isFixed ? widthOf(heading) : heading.offsetWidth
    heading.querySelector('[role=separator]')?.setAttribute('aria-valuenow', String(width))
  }
}
