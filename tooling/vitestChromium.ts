import { playwright } from '@vitest/browser-playwright'
import { chromiumFlags } from './chromiumFlags.ts'

/** Real Chromium for tests in a browser: the system's own, or the one that CHROMIUM_PATH names. */
export function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: chromiumFlags,
      },
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const }],
  }
}

/** Found on the way by Vite, each of these would reload the page in the middle of a test. */
export const optimized = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@lingui/core',
  '@lingui/react',
  '@lingui/react/server',
  '@baize/ui > d3-shape',
  '@baize/ui > d3-scale',
  '@baize/ui > @internationalized/date',
  '@baize/ui > axe-core',
  '@baize/ui > dompurify',
  '@baize/ui > lucide-react',
  '@baize/ui > radix-ui',
  '@baize/ui > radix-ui/internal',
  '@baize/ui > @tanstack/react-virtual',
  '@baize/ui > embla-carousel',
  '@baize/ui > uqr',
  '@storybook/addon-a11y > axe-core',
  'storybook/theming',
  'storybook/test',
  '@storybook/react-vite',
  '@baize/forms > react-hook-form',
  '@baize/forms > zod',
  '@baize/forms > zod/mini',
  '@baize/site > @tanstack/react-query',
  '@baize/site > wouter',
]
