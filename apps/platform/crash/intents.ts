import { randomUUID } from 'node:crypto'

/** One thing that a client wants, under one key. */
export interface Intent {
  key: string
  kind: 'deposit' | 'transfer' | 'withdraw'
  from: string
  to: string
  amount: string
}

export type Message =
  | { kind: 'ready' }
  | { kind: 'replayed' }
  | { kind: 'intent'; intent: Intent }
  | { kind: 'answer'; key: string; answer: string }
  | { kind: 'refused'; key: string }

export const scope = 'crash'
export const currency = 'KHR'
/** How many clients the worker plays at once. */
export const lanes = 8

const owners = Array.from({ length: 12 }, (_, index) => `member-${index + 1}`)

/** An endless row of intents from a seed; only the keys are new each time. */
export function intents(seed: number): () => Intent {
  let state = seed >>> 0
  const random = (below: number) => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
  return () => {
    const dice = random(10)
    const from = random(owners.length)
    const to = (from + 1 + random(owners.length - 1)) % owners.length
    return {
      key: randomUUID(),
      kind: dice < 3 ? 'deposit' : dice < 9 ? 'transfer' : 'withdraw',
      from: owners[from] ?? '',
      to: owners[to] ?? '',
      amount: `${random(50)}.${random(9)}${1 + random(8)}`,
    }
  }
}
