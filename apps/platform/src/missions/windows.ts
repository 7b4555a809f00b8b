import type { Mission } from './definitions.ts'

const dayMs = 86_400_000

/** First and last day, both included, of the window that a day of the brand is in; weeks begin on Monday. */
export function windowOf(window: Mission['window'], day: string): { from: string; to: string } {
  if (window === 'day') return { from: day, to: day }
  const at = new Date(`${day}T00:00:00Z`)
  const text = (time: number) => new Date(time).toISOString().slice(0, 10)
  if (window === 'week') {
    const monday = at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs
    return { from: text(monday), to: text(monday + 6 * dayMs) }
  }
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  return { from: text(Date.UTC(year, month, 1)), to: text(Date.UTC(year, month + 1, 0)) }
}
