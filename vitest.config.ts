import { defineConfig } from 'vitest/config'
import { brandPlugin } from './packages/ui/src/brand/vite.ts'
import { browserPlugins } from './tooling/vite.ts'
import { chromium, optimized } from './tooling/vitestChromium.ts'

/** For what hangs. A test that is slow, on a machine that others use too, is not wrong. */
const patient = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 30_000 } },
  setupFiles: [`${import.meta.dirname}/tooling/patientWaits.ts`],
}

/** What the platform's tests are on: PostgreSQL where TEST_DATABASE_URL names a server, else PGlite. */
const platform = {
  ...patient,
  environment: 'node' as const,
  globalSetup: ['apps/platform/src/database/testDatabase.setup.ts'],
  // One process: what V8 makes of the embedded engine's code is made once for all files, half of their CPU.
  pool: 'threads' as const,
}

/** The files of a PostgreSQL run that run on PGlite too; `npm run test:nightly` runs all of them on both. */
const pgliteSmoke = [
  'apps/platform/src/database/database.test.ts',
  'apps/platform/src/database/membersKey.test.ts',
  'apps/platform/src/idempotency/runOnce.test.ts',
  'apps/platform/src/jobs/jobs.test.ts',
  'apps/platform/src/ledger/ledger.test.ts',
  'apps/platform/src/ledger/postOnce.test.ts',
  'apps/platform/src/ledger/verify.test.ts',
  'apps/sandbox/src/journey.test.ts',
  'apps/sandbox/tests/bills/settle.test.ts',
  'apps/sandbox/tests/deposits/deposits.test.ts',
  'apps/sandbox/tests/live/events.test.ts',
  'apps/sandbox/tests/seamless/orders.test.ts',
]

/** Unit and property tests. Those of rooms that run in a browser are built as the browser build is. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [browserPlugins(), brandPlugin()],
        test: {
          ...patient,
          name: 'rooms',
          environment: 'node',
          include: [
            'packages/{i18n,ui,forms,site,account}/**/*.test.{ts,tsx}',
            'apps/{member-site,agent-site,storybook}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...patient,
          name: 'api',
          environment: 'node',
          include: ['packages/api/**/*.test.ts', 'scripts/**/*.test.ts', 'tooling/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
        },
      },
      { test: { ...platform, name: 'platform', include: ['apps/{platform,sandbox}/**/*.test.ts'] } },
      ...(process.env.TEST_DATABASE_URL
        ? [{ test: { ...platform, name: 'pglite', include: pgliteSmoke, env: { TEST_DATABASE_URL: '' } } }]
        : []),
      './apps/storybook/vitest.config.ts',
      {
        root: 'apps/storybook',
        plugins: [browserPlugins(), brandPlugin()],
        optimizeDeps: { include: optimized },
        test: {
          ...patient,
          name: 'browser',
          dir: import.meta.dirname,
          include: ['{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'],
          // They open every route many times over, which takes minutes: `npm run test:nightly`.
          exclude: [
            '**/node_modules/**',
            ...(process.env.ROUTES ? [] : ['apps/*/src/app/*.browser.test.tsx']),
          ],
          browser: chromium(),
        },
      },
    ],
  },
})
