/** What a run says at its end: each stage's time, then by name what failed and what needed a second try. */
import { spent } from '../../scripts/toolbox.mjs'
import { failures, flakyTests } from './failures.ts'

export interface Result {
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** Why it was skipped. */
  readonly reason?: string
  readonly output: string
  /** Milliseconds. */
  readonly time: number
}

/** The names last, then the count: of a long output, many a CI shows only the end. */
export function report(results: readonly Result[], notes: readonly string[], time: number): string {
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  const passed = results.filter(({ outcome }) => outcome === 'passed')
  const flaky = results.flatMap(({ output }) => flakyTests(output))
  return [
    '',
    ...results.map(row),
    '',
    `${spent(time)} in all, ${spent(results.reduce((sum, each) => sum + each.time, 0))} one after another`,
    ...notes,
    ...flaky.map((name) => `FLAKY   ${name}`),
    ...(flaky.length > 0 ? [`${flaky.length} passed only when tried again: each is a fault to mend.`] : []),
    ...failed.flatMap(({ title, reason, output }) => [
      `FAILED  ${title}${reason ? `: ${reason}` : ''}`,
      ...failures(output).map((line) => `        ${line}`),
    ]),
    `${passed.length} passed, ${failed.length} failed`,
  ].join('\n')
}

export function row({ title, outcome, reason, time }: Result): string {
  return `${outcome.padEnd(8)} ${spent(time).padStart(12)}   ${title}${outcome === 'skipped' ? ` (${reason})` : ''}`
}
