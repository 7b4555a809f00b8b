import { defineConfig } from 'vitest/config'
import { brandPlugin } from './packages/ui/src/brand/vite.ts'
import { browserPlugins } from './tooling/vite.ts'
import { chromium, optimized } from './tooling/vitestChromium.ts'

/** Unit and property tests. Those of rooms that run in a browser are built as the browser build is. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [browserPlugins(), brandPlugin()],
        test: {
          name: 'rooms',
          environment: 'node',
          include: [
            'packages/{i18n,ui,forms,account}/**/*.test.{ts,tsx}',
            'apps/{member-site,agent-site,storybook}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['packages/api/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'platform',
          environment: 'node',
          include: ['apps/platform/**/*.test.ts'],
          // One process: what V8 makes of the embedded engine's code is made once for all files, half of their CPU.
          pool: 'threads',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      './apps/storybook/vitest.config.ts',
      {
        root: 'apps/storybook',
        plugins: [browserPlugins(), brandPlugin()],
        optimizeDeps: { include: optimized },
        test: {
          name: 'browser',
          dir: import.meta.dirname,
          include: ['{packages,apps/member-site,apps/agent-site}/**/*.browser.test.{ts,tsx}'],
          browser: chromium(),
          // A second, as the library has it, is less than a machine that others use may stop for.
          expect: { poll: { timeout: 5_000 } },
        },
      },
    ],
  },
})
