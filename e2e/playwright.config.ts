import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags } from '../chromium.flags.ts'

/** Journeys through the built product, started once on free ports with a fresh database. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './support/start.ts',
  // One product, one database: journeys follow one another.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumFlags },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'Asia/Phnom_Penh',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
