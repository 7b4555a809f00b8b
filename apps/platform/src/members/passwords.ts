import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../http/refusal.ts'
import type { HashCost } from '../settings.ts'

/** argon2id with a bound on how much runs and waits at once: a flood of sign-ins must not take the machine. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Compares; without a hash it does the same work and returns false, so that unknown names take as long. */
  verify(stored: string | null, password: string): Promise<boolean>
  /** Whether a hash was made at another cost than today's; it is made again when its password is next known. */
  isDated(stored: string): boolean
}

const atOnce = 2
const mayWait = 50

export function makePasswords(cost: HashCost): Passwords {
  const gate = makeGate(atOnce, mayWait)
  // The package's own default algorithm is argon2id.
  const options = { ...cost }
  let decoy: Promise<string> | null = null
  const plain = (password: string) => password.normalize('NFC')
  const current = `$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  return {
    isDated: (stored) => !stored.startsWith('$argon2id$') || !stored.includes(current),
    hash: (password) => gate(() => hash(plain(password), options)),
    async verify(stored, password) {
      decoy ??= hash('nobody has this password', options)
      const against = stored ?? (await decoy)
      const same = await gate(() => verify(against, plain(password)))
      return stored !== null && same
    },
  }
}

function makeGate(slots: number, queue: number) {
  let running = 0
  const waiting: Array<() => void> = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= slots) {
      if (waiting.length >= queue) throw new Refusal('busy', { params: { retryAfterSeconds: 2 } })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
