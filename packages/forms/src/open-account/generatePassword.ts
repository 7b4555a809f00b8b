/** Groups of which a password has at least one each. Letters and digits that are taken for another are left out. */
const groups = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '#!%+=?@'] as const
const LENGTH = 14

/**
 * A strong password that can be read out: some 80 bits from the browser's own source of chance. It begins with a letter:
 * before `=`, `+` and `@` a CSV file has an apostrophe against formulas, which would be copied with it.
 */
export function generatePassword(random: (below: number) => number = randomBelow): string {
  const all = groups.join('')
  const pick = (from: string) => from[random(from.length)] as string
  const letters = [...groups.map(pick), ...Array.from({ length: LENGTH - groups.length }, () => pick(all))]
  // The first, a capital letter, stays.
  for (let last = letters.length - 1; last > 1; last--) {
    const other = 1 + random(last)
    const held = letters[last] as string
    letters[last] = letters[other] as string
    letters[other] = held
  }
  return letters.join('')
}

/** A number below a bound, each as likely as the next. */
function randomBelow(bound: number): number {
  const most = 2 ** 32 - (2 ** 32 % bound)
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < most ? drawn % bound : randomBelow(bound)
}
