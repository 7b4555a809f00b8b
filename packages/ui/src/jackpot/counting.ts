import { jackpotSettings } from './settings.ts'

type Listener = () => void

const { every, phases } = jackpotSettings.tile

/** The counters of each phase: all step once in `every`, those of another phase at another moment. */
const tiles = Array.from({ length: phases }, () => new Set<Listener>())
let timer: ReturnType<typeof setInterval> | undefined
let now = 0

/** One clock for all tile counters of a page, so that a hundred of them cost one timer. */
export function onTileStep(phase: number, listener: Listener): () => void {
  const own = tiles[phase % phases]
  own?.add(listener)
  timer ??= setInterval(() => {
    now = (now + 1) % phases
    if (document.visibilityState === 'hidden') return
    for (const step of tiles[now] ?? []) step()
  }, every / phases)
  return () => {
    own?.delete(listener)
    if (tiles.some(({ size }) => size > 0)) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * Where the counter of a game starts, in hundredths, and when it steps. Ids that follow each other have hashes that do
 * too: their bits are stirred (the finaliser of MurmurHash3), so that counters side by side are far apart.
 */
export function tileStart(hash: number): { hundredths: number; phase: number } {
  const { from, to } = jackpotSettings.tile
  const stirred = stir(hash)
  return { hundredths: from * 100 + (stirred % ((to - from) * 100)), phase: stir(stirred + 1) % phases }
}

function stir(hash: number): number {
  let bits = hash
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
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
