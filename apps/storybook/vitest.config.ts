import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineProject } from 'vitest/config'
import { chromium, optimized } from '../../tooling/vitestChromium.ts'

/**
 * A second run looks at the other side of every state that a story opens in: dark, from right to left, and in
 * accented text that is 40 % longer, of which none may be cut. What a story does (`play-fn`) is the same on both
 * sides, and takes most of the time: the first run does it.
 */
const otherSide = process.env.STORIES === 'dark-rtl'
const initialGlobals = otherSide ? { scheme: 'dark', direction: 'rtl', language: 'pseudo' } : {}
const tags = otherSide ? { exclude: ['play-fn'] } : {}

/**
 * Every story is a test: opened in real Chromium, its steps played, axe asked. One page shows them one after another, as
 * Storybook does for a person: a fresh page for each file loads every module again, which took most of the time.
 */
export default defineProject({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, initialGlobals, tags })],
  optimizeDeps: { include: optimized },
  test: {
    name: 'stories',
    isolate: false,
    browser: chromium(),
    // The first one waits for every module of the page.
    testTimeout: 180_000,
    // As for the journeys: a busy machine is tried once more, and the reporter names what needed that.
    retry: process.env.CI ? 1 : 0,
  },
})
