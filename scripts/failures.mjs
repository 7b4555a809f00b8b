/** What to say of a failed stage at the very end of a run. Plain Node >= 20. */
import { stripVTControlCharacters } from 'node:util'

const most = 6
const longest = 180

/** The first lines of an output that name a failed test or its error, each once, cut to a line's length. */
export function failures(output) {
  const named = output
    .split('\n')
    // A command in CI may still colour its words.
    .map((line) => stripVTControlCharacters(line).trim())
    .filter((line) => /^(FAIL |✘|\d+\) \[|Unhandled |(\w*Error|error)\b.*: )|: error TS\d+/.test(line))
  const lines = [...new Set(named)]
  const shown = lines.slice(0, most).map((line) => line.slice(0, longest))
  return lines.length > most ? [...shown, `and ${lines.length - most} more`] : shown
}
