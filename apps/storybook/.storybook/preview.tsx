import '@baize/ui/reset'
import type { Preview } from '@storybook/react-vite'
import { themes } from 'storybook/theming'
import { brands } from './brands.ts'
import { choices } from './choices.ts'
import { type Globals, initialGlobals, toolbar } from './globals.ts'
import { loadMessages } from './messages.ts'
import { Stage } from './Stage.tsx'

function settings(globals: object): Globals {
  return { ...initialGlobals, ...globals }
}

const preview: Preview = {
  globalTypes: toolbar(brands),
  argTypesEnhancers: [choices],
  initialGlobals,
  loaders: [async ({ globals }) => ({ messages: await loadMessages(settings(globals).language) })],
  decorators: [
    (Story, { globals, loaded }) => (
      <Stage {...settings(globals)} messages={loaded.messages}>
        {() => <Story />}
      </Stage>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light },
    controls: { matchers: { date: /At$/ } },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Language',
          'UI',
          ['Text', 'Layout', 'Actions', 'Fields', 'Feedback', 'Data', 'Modal', 'Gaming', 'Site'],
          'Forms',
          'Account',
          'Member site',
          'Agent site',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Small phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
