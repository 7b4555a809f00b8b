import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from '../../../tooling/chromiumFlags.ts'
import { modeName, viewports } from '../.storybook/modes.ts'
import { imageSettings } from './settings.ts'

const { modes, baselines, results, accept, jobs, chromium } = imageSettings()

/** One project for each mode of the matrix; its accepted images are `<baselines>/<mode>/<story>.png`. */
export default defineConfig({
  testDir: '.',
  outputDir: join(results, 'differences'),
  fullyParallel: true,
  workers: jobs,
  timeout: 100_000,
  updateSnapshots: accept ? 'changed' : 'none',
  reporter: [['line'], ['html', { outputFolder: join(results, 'report'), open: 'never' }]],
  expect: {
    toHaveScreenshot: {
      // Below what an eye sees, above what a rasteriser rounds.
      threshold: 0.05,
      maxDiffPixels: 0,
      animations: 'disabled',
      caret: 'hide',
    },
  },
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Phnom_Penh',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium,
      args: [
        ...chromiumFlags,
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
  projects: [
    // While images are accepted nothing differs, by definition.
    ...(accept
      ? []
      : [
          {
            name: 'self-check',
            testMatch: 'selfCheck.spec.ts',
            snapshotPathTemplate: join(results, 'self-check/{arg}{ext}'),
          },
        ]),
    ...modes.map((mode) => {
      const { width, height } = viewports[mode.viewport].styles
      return {
        name: modeName(mode),
        testMatch: 'stories.spec.ts',
        metadata: mode,
        snapshotPathTemplate: join(baselines, '{projectName}/{arg}{ext}'),
        use: { viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) } },
      }
    }),
  ],
})
