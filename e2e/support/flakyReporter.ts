import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/**
 * Names each journey that passed only when it was tried again, with its first failure, in a line that `npm test` repeats at
 * the end of its run.
 */
export default class FlakyReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? []) {
      if (test.outcome() !== 'flaky') continue
      const error = test.results.find(({ status }) => status !== 'passed')?.error
      const failure = stripVTControlCharacters(error?.message ?? '').replace(/\s+/g, ' ')
      const place = error?.location ? ` (${basename(error.location.file)}:${error.location.line})` : ''
      console.log(`FLAKY ${test.titlePath().filter(Boolean).join(' > ')}: ${failure.slice(0, 300)}${place}`)
    }
  }

  printsToStdio(): boolean {
    return false
  }
}
