const hex = (point: number) => point.toString(16).toUpperCase()

/** Code points as the value of `unicode-range`: exactly those, in runs. `maxGap` characters between two may be taken in. */
export function unicodeRange(points: Iterable<number>, maxGap = 0): string {
  const runs: [from: number, to: number][] = []
  for (const point of [...new Set(points)].sort((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && point <= last[1] + 1 + maxGap) last[1] = point
    else runs.push([point, point])
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}
