import { brandPlugin } from '@baize/ui/brand/vite'
import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { browserPlugins } from '../../../tooling/vite.ts'
import { choiceLists } from './choiceLists.ts'
import { chunkGroups } from './chunkGroups.ts'
import { componentPages } from './componentPages.ts'
import { withoutPaths } from './without-paths.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/{i18n,ui,forms,site,account}/src/**/*.stories.tsx',
    '../../../apps/{member-site,agent-site}/src/**/*.stories.tsx',
  ],
  addons: [
    // Storybook's own MDX knows no tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (given) =>
    mergeConfig(given, {
      plugins: [browserPlugins(), brandPlugin(), choiceLists(), componentPages(), withoutPaths()],
      build: {
        reportCompressedSize: false,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
      // In a test nothing is replaced while it runs: an overlay would cover the story, where axe checks it, and
      // what makes components replaceable evaluates a file of stories twice.
      ...(process.env.VITEST ? { server: { hmr: false } } : {}),
    }),
}

export default config
