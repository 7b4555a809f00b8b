import type { Random } from './random.ts'

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code of a given length that is not in `taken`, to which it is added. */
export function pickCode(random: Random, length: number, taken: Set<string>): string {
  for (;;) {
    const code = Array.from({ length }, () => letters[random.between(0, letters.length - 1)]).join('')
    if (taken.has(code)) continue
    taken.add(code)
    return code
  }
}
