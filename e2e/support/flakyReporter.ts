import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/** Names each journey that passed only when it was tried again, in a line that `npm test` repeats at the end of its run. */
export default class FlakyReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? [])
      if (test.outcome() === 'flaky') console.log(`FLAKY ${test.titlePath().filter(Boolean).join(' > ')}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
