import '@baize/ui/reset'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { themes } from 'storybook/theming'
import { isPseudo } from '../../../tooling/catalogues/pseudo.ts'
import { brandNames as brands } from './brandNames.ts'
import { choices } from './choices.ts'
import { DocsOfStories } from './DocsOfStories.tsx'
import { type Globals, initialGlobals, toolbar } from './globals.ts'
import { chromaticModes, viewports } from './modes.ts'

// A busy machine rests late, and a play that waits for it has not failed.
configure({ asyncUtilTimeout: 20_000 })

/** What every story stands in. A page of text has no story, and loads none of the components. */
const loadStage = () => import('./storyStage.ts')

function settings(globals: object): Globals {
  return { ...initialGlobals, ...globals }
}

const preview: Preview = {
  globalTypes: toolbar(brands),
  argTypesEnhancers: [choices],
  initialGlobals,
  loaders: [
    async ({ globals }) => {
      const stage = await loadStage()
      return { stage, messages: await stage.stageMessages(settings(globals).language) }
    },
  ],
  // All stories run in one tab: what the one before left half written, or said, is not this one's.
  beforeEach: async () => {
    const { clearToasts } = await loadStage()
    clearToasts()
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('baize.draft.')) sessionStorage.removeItem(key)
    }
  },
  decorators: [
    (Story, { args, component, globals, loaded, parameters }) => {
      const set = settings(globals)
      const { Stage, underPolicyArgs } = loaded.stage as Awaited<ReturnType<typeof loadStage>>
      return (
        <Stage {...set} messages={loaded.messages}>
          {() => <Story args={underPolicyArgs(set.policy, component, args, parameters.policy)} />}
        </Stage>
      )
    },
  ],
  // What a story shows in the end fits, in words that are 40 % longer too.
  afterEach: async ({ globals }) => {
    if (!isPseudo(settings(globals).language)) return
    const { lookAtPage } = await import('../../../tooling/catalogues/look.ts')
    const { faults } = lookAtPage({ margin: 8 })
    if (faults.length > 0) throw new Error(`does not fit:\n${faults.join('\n')}`)
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: {
      page: DocsOfStories,
      theme: {
        ...(window.matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light),
        fontBase: 'system-ui, sans-serif',
      },
    },
    controls: { matchers: { date: /At$/ } },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Using it',
          [
            'Getting started',
            'Which component when',
            'Providers',
            'Languages',
            'Theming',
            'Forms',
            'Router links',
            'Server rendering',
            'Content security policy',
            'Testing',
            'Browsers',
            'Migration',
          ],
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
          'Site',
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
