/** How far Page Up and Page Down go. */
const page = 10

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }

/** How far a key moves in a list of options; undefined for other keys. */
export function optionStep(key: string): number | undefined {
  return steps[key]
}

/**
 * The index of the next option that is not disabled, so far from another one; the same where there is none. From -1,
 * where none is active, the last one is above.
 */
export function nextOption(options: readonly { disabled?: boolean }[], from: number, by: number): number {
  const start = from < 0 && by < 0 ? options.length : from
  const direction = Math.sign(by)
  let to = Math.max(0, Math.min(options.length - 1, start + by))
  while (options[to]?.disabled) to += direction
  return options[to] ? to : from
}
