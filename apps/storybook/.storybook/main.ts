import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { browserPlugins } from '../../../vite.shared.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../../../packages/{ui,forms,account}/src/**/*.stories.tsx',
    '../../../apps/{member-site,agent-site}/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => mergeConfig(config, { plugins: browserPlugins() }),
}

export default config
