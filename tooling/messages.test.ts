import { transformAsync } from '@babel/core'
import { afterEach, expect, it, vi } from 'vitest'
import config from '../lingui.config.ts'
import { type MessagesOptions, messagesPreset } from './messages.ts'

const root = new URL('..', import.meta.url).pathname

afterEach(() => vi.unstubAllEnvs())

/** A module that shows one message, as a production build has it. */
async function built(path: string, options?: MessagesOptions): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production')
  const { preset } = messagesPreset(options) as { preset: object }
  const result = await transformAsync(
    `import { msg } from '@lingui/core/macro'\nexport const title = msg({ message: 'Unheard of', context: 'title' })\n`,
    { filename: `${root}${path}`, presets: [() => preset], configFile: false, babelrc: false },
  )
  return result?.code ?? ''
}

/** The module that a built one loads its messages with. */
const announcedBy = (code: string) =>
  code.includes('_needMessages(_loadMessages)')
    ? /import \{ (\w+) as _loadMessages \} from "(.+)"/.exec(code)?.slice(1)
    : undefined

it.each([
  ['a feature', 'apps/agent-site/src/features/reports/Invented.tsx', 'loadMessages', './messages.ts'],
  [
    'a folder in a feature',
    'apps/member-site/src/features/member/pages/Invented.tsx',
    'loadMessages',
    '../messages.ts',
  ],
  ['a part of the shell', 'apps/member-site/src/app/menu/Invented.tsx', 'loadMessages', './messages.ts'],
  [
    'what features share',
    'apps/agent-site/src/shared/figures/Invented.tsx',
    'loadFigureMessages',
    './messages.ts',
  ],
  ['a package', 'packages/account/src/inbox/Invented.tsx', 'loadMessages', './messages.ts'],
  [
    'a component of later screens',
    'packages/ui/src/stepper/Invented.tsx',
    'loadScreenMessages',
    '../screen-messages.ts',
  ],
])('a module of %s announces the catalogue of its folder', async (_, path, name, loader) => {
  expect(announcedBy(await built(path))).toEqual([name, loader])
})

it.each([
  'apps/member-site/src/app/Invented.tsx',
  'apps/member-site/src/Invented.tsx',
  'apps/agent-site/src/features/landing/Invented.tsx',
  'packages/ui/src/button/Invented.tsx',
])('a module of the first screen announces none, and keeps no English: %s', async (path) => {
  const code = await built(path)
  expect(announcedBy(code)).toBeUndefined()
  expect(code).not.toContain('Unheard of')
})

it('a feature without a messages.ts announces nothing', async () => {
  expect(announcedBy(await built('apps/agent-site/src/features/invented/Invented.tsx'))).toBeUndefined()
})

it('a package keeps the English of its messages, a site does not', async () => {
  expect(await built('packages/account/src/inbox/Invented.tsx')).toContain('Unheard of')
  expect(await built('apps/agent-site/src/features/reports/Invented.tsx')).not.toContain('Unheard of')
})

it('an installed package announces its catalogue and keeps its English in every module', async () => {
  const code = await built('packages/ui/src/button/Invented.tsx', { installed: true })
  expect(announcedBy(code)).toEqual(['loadMessages', '../messages.ts'])
  expect(code).toContain('Unheard of')
})

it('every folder of a site that has a catalogue of its own announces it', async () => {
  const folders = (config.catalogs ?? [])
    .filter(({ path }) => /^<rootDir>\/apps\/.*\/locales\/[^/]+\/\{locale\}$/.test(path))
    .map(({ include: [folder = ''] }) => folder.replace('<rootDir>/', ''))
  expect(folders.length).toBeGreaterThan(40)
  for (const folder of folders)
    expect(announcedBy(await built(`${folder}/Invented.tsx`)), folder).toEqual([
      expect.stringMatching(/^load\w*Messages$/),
      './messages.ts',
    ])
})
