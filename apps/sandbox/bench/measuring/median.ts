export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (place: number) => sorted[place] ?? Number.NaN
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2
}
