import { clearToasts } from '@baize/ui'
import '@baize/ui/reset'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { themes } from 'storybook/theming'
import { lookAtPage } from '../../../tooling/catalogues/look.ts'
import { isPseudo } from '../../../tooling/catalogues/pseudo.ts'
import { brands } from './brands.ts'
import { choices } from './choices.ts'
import { type Globals, initialGlobals, toolbar } from './globals.ts'
import { stageMessages } from './messages.ts'
import { chromaticModes, viewports } from './modes.ts'
import { underPolicyArgs } from './policy.ts'
import { Stage } from './Stage.tsx'

// A busy machine rests late, and a play that waits for it has not failed.
configure({ asyncUtilTimeout: 20_000 })

function settings(globals: object): Globals {
  return { ...initialGlobals, ...globals }
}

const preview: Preview = {
  globalTypes: toolbar(brands),
  argTypesEnhancers: [choices],
  initialGlobals,
  loaders: [async ({ globals }) => ({ messages: await stageMessages(settings(globals).language) })],
  // All stories run in one tab: what the one before left half written, or said, is not this one's.
  beforeEach: () => {
    clearToasts()
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('baize.draft.')) sessionStorage.removeItem(key)
    }
  },
  decorators: [
    (Story, { args, component, globals, loaded, parameters }) => {
      const set = settings(globals)
      return (
        <Stage {...set} messages={loaded.messages}>
          {() => <Story args={underPolicyArgs(set.policy, component, args, parameters.policy)} />}
        </Stage>
      )
    },
  ],
  // What a story shows in the end fits, in words that are 40 % longer too.
  afterEach: ({ globals }) => {
    if (!isPseudo(settings(globals).language)) return
    const { faults } = lookAtPage(8)
    if (faults.length > 0) throw new Error(`does not fit:\n${faults.join('\n')}`)
  },
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
          'Guides',
          [
            'Where is it',
            'Tokens',
            'Brands',
            'Voice',
            'Accessibility',
            'Images',
            'State matrix',
            'Contributing',
          ],
          'Brand studio',
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
    chromatic: { modes: chromaticModes(brands, import.meta.env.STORYBOOK_MODES) },
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
}

export default preview
