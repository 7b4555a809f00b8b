/** What to say of a failed stage at the very end of a run. Plain Node >= 20. */
import { stripVTControlCharacters } from 'node:util'

const most = 6
const longest = 180

/**
 * The first lines of an output that name a failed test or its error, each once, cut to a line's length. Of one that names
 * none so, as a check of ours whose first lines are its faults, its beginning and its last line.
 */
export function failures(output) {
  const all = output
    .split('\n')
    // A command in CI may still colour its words.
    .map((line) => stripVTControlCharacters(line).trim())
    .filter((line) => line !== '')
  const named = all.filter((line) =>
    /^(FAIL |✘|\d+\) \[|Unhandled |(\w*Error|error)\b(?! Context).*: )|: error TS\d+/.test(line),
  )
  const lines = [...new Set(named.length > 0 ? named : all)]
  const shown = lines.slice(0, most).map((line) => line.slice(0, longest))
  if (lines.length <= most) return shown
  const rest = `and ${lines.length - most} more`
  return named.length > 0 ? [...shown, rest] : [...shown, rest, all.at(-1)?.slice(0, longest)]
}
