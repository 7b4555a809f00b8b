/** What to say of a failed stage at the very end of a run. */
import { stripVTControlCharacters } from 'node:util'

const maxLines = 6
const maxLength = 180

function linesOf(output: string): string[] {
  return (
    output
      .split('\n')
      // A command in CI may still colour its output.
      .map((line) => stripVTControlCharacters(line).trim())
      .filter((line) => line !== '')
  )
}

/**
 * The first lines of an output that name a failed test or its error, each once, cut to a line's length. Where none does,
 * as in our own checks whose first lines are their findings: its beginning and its last line.
 */
export function failures(output: string): string[] {
  const all = linesOf(output)
  const named = all.filter((line) =>
    /^(FAIL |✘|\d+\) \[|Unhandled |(\w*Error|error)\b(?! Context).*: )|: error TS\d+/.test(line),
  )
  const lines = [...new Set(named.length > 0 ? named : all)]
  const shown = lines.slice(0, maxLines).map((line) => line.slice(0, maxLength))
  if (lines.length <= maxLines) return shown
  const more = `and ${lines.length - maxLines} more`
  return named.length > 0 ? [...shown, more] : [...shown, more, all.at(-1)?.slice(0, maxLength) ?? '']
}

/** The tests that passed only when they were tried again: the reporters in `tooling/` print one such line for each. */
export function flakyTests(output: string): string[] {
  const names = linesOf(output).flatMap((line) => /^FLAKY (?<name>.+)$/.exec(line)?.groups?.name ?? [])
  return [...new Set(names)]
}
