import { jackpotSettings } from './settings.ts'

type Listener = () => void

const tiles = new Set<Listener>()
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for all tile counters of a page, so that a hundred of them cost one timer. */
export function onTileStep(listener: Listener): () => void {
  tiles.add(listener)
  timer ??= setInterval(() => {
    if (document.visibilityState === 'hidden') return
    for (const step of tiles) step()
  }, jackpotSettings.tile.every)
  return () => {
    tiles.delete(listener)
    if (tiles.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Somewhere between two whole numbers, both included. Decoration only: never used where money is real. */
export function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1))
}

/** Hundredths as a decimal string, for the formatter. */
export function decimalOf(hundredths: number): string {
  const whole = Math.floor(hundredths / 100)
  return `${whole}.${String(hundredths % 100).padStart(2, '0')}`
}
