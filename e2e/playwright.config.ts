import { defineConfig, devices } from '@playwright/test'
import { shellPath } from '../scripts/toolbox.mjs'
import { chromiumFlags } from '../tooling/chromiumFlags.ts'
import { announcementsClosed } from './support/announcements.ts'

/** Journeys through the built product, started on free ports with a fresh database for each process of them. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './support/start.ts',
  // Each process has a product and a database of its own; within one, journeys follow one another.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A machine that others use too may stop for seconds. What passes only the second time is reported as flaky: fix it.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./support/flakyReporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: shellPath(), args: chromiumFlags },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'Asia/Phnom_Penh',
    contextOptions: { reducedMotion: 'reduce' },
    storageState: announcementsClosed(),
    // A worker's requests cannot be intercepted; the journey about it lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What fails at the first run alone is drawn at the second: a trace of every journey was a third of their time.
    trace: 'on-first-retry',
  },
})
