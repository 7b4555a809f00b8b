/** The name that a mistyped one was probably meant to be: two letters off at most. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const close = names
    .filter((name) => Math.abs(name.length - wanted.length) <= 2)
    .map((name) => ({ name, off: distance(name, wanted) }))
    .filter(({ off }) => off <= 2)
  return close.sort((one, other) => one.off - other.off)[0]?.name
}

/** The edit distance of two texts (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= other.length; at += 1) {
      const change = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1)
      next.push(Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, change))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
