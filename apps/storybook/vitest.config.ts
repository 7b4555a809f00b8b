import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineProject } from 'vitest/config'
import { chromium, optimized } from '../../chromium.shared.ts'

/** Every story is a test: opened in real Chromium, its steps played, axe asked. */
export default defineProject({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  optimizeDeps: { include: optimized },
  test: { name: 'stories', browser: chromium() },
})
