import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase } from 'vitest/node'

/**
 * Names each test that passed only when it was tried again, with its first failure, in a line that `npm test` repeats at the
 * end of its run.
 */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const failure = stripVTControlCharacters(test.result().errors?.[0]?.message ?? '').replace(/\s+/g, ' ')
    console.log(`FLAKY ${test.module.relativeModuleId} > ${test.fullName}: ${failure.slice(0, 300)}`)
  }
}
