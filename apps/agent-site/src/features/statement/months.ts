/** Months that a statement is offered for. */
const monthsShown = 24

/** The month of a day and those before it, newest first: `2026-11`. */
export function monthsUntil(day: string): readonly string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}
