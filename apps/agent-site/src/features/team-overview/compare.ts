/** The change of a figure against the one before it as a share: 0.12 is 12% more. Nothing where there was nothing before. */
export function changeOf(now: string | number, before: string | number | undefined): number | undefined {
  if (before === undefined) return undefined
  // A share is for reading, not for reckoning: a float is exact enough, and never written as money.
  const [one, other] = [Number(now), Number(before)]
  if (one === other) return 0
  return other === 0 ? undefined : (one - other) / Math.abs(other)
}
