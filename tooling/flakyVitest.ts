import type { Reporter, TestCase } from 'vitest/node'

/** Names each test that passed only when it was tried again, in a line that `npm test` repeats at the end of its run. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) console.log(`FLAKY ${test.module.relativeModuleId} > ${test.fullName}`)
  }
}
