import { median } from './median.ts'

/** Measures two things in turn, in the order a b b a, so that other load of the machine affects both. */
export async function inTurn<Measured>(
  pairs: number,
  a: () => Promise<Measured>,
  b: () => Promise<Measured>,
): Promise<{ readonly a: Measured[]; readonly b: Measured[] }> {
  const measured = { a: [] as Measured[], b: [] as Measured[] }
  for (let pair = 0; pair < pairs; pair += 1) {
    const order = pair % 2 === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const)
    for (const which of order) measured[which].push(await (which === 'a' ? a : b)())
  }
  return measured
}

/** The median of `b` to `a` over the pairs, and the ratio of the worst pair of `a` to its best: the noise of the machine. */
export function ratioOf(a: readonly number[], b: readonly number[]): { ratio: number; noise: number } {
  const round = (value: number) => Number(value.toFixed(2))
  return {
    ratio: round(median(b.map((value, pair) => value / (a[pair] ?? Number.NaN)))),
    noise: round(Math.max(...a) / Math.min(...a)),
  }
}
