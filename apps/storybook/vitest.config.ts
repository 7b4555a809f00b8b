import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineProject } from 'vitest/config'
import { chromium, optimized } from '../../chromium.shared.ts'

/** A second run looks at the other side of everything: dark, and from right to left. */
const initialGlobals = process.env.STORIES === 'dark-rtl' ? { scheme: 'dark', direction: 'rtl' } : {}

/** Every story is a test: opened in real Chromium, its steps played, axe asked. */
export default defineProject({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, initialGlobals })],
  optimizeDeps: { include: optimized },
  test: { name: 'stories', browser: chromium() },
})
