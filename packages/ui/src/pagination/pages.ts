/** Width of the page list, as specified; the announcement popup shows a range of 1. */
export const paginationSettings = {
  /** Pages shown around the current one, itself included. */
  range: 5,
  /** Pages always shown at each end. */
  margin: 1,
  /** Announcements on a page. */
  announcementPageSize: 9,
} as const

/**
 * The page numbers to show, and 'gap' where some are left out. A gap that would hide a single page shows it
 * instead.
 */
export function pagesToShow(page: number, count: number, range: number, margin: number): (number | 'gap')[] {
  const before = Math.floor((range - 1) / 2)
  const first = Math.max(1, Math.min(page - before, count - range + 1))
  const last = Math.min(count, first + range - 1)
  const shown = new Set<number>()
  for (let number = 1; number <= Math.min(margin, count); number++) shown.add(number)
  for (let number = first; number <= last; number++) shown.add(number)
  for (let number = Math.max(1, count - margin + 1); number <= count; number++) shown.add(number)

  const pages: (number | 'gap')[] = []
  let previous = 0
  for (const number of [...shown].sort((one, other) => one - other)) {
    if (number - previous === 2) pages.push(number - 1)
    else if (number - previous > 2) pages.push('gap')
    pages.push(number)
    previous = number
  }
  return pages
}
