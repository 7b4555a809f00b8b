import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { browserPlugins } from '../../../../tooling/vite.ts'

const entry = join(import.meta.dirname, '../index.ts')

/** A component of an app or of a package that has something deprecated. */
const deprecating: Plugin = {
  name: 'deprecating',
  resolveId: (id) => (id === 'deprecating' ? `${entry}.deprecating.ts` : null),
  load: (id) =>
    id.endsWith('.deprecating.ts')
      ? `import { reportDeprecated } from '@baize/i18n/misuse'
        export function Old({ full }) {
          if (process.env.NODE_ENV !== 'production' && full !== undefined)
            reportDeprecated({ what: 'The property full', since: '1.1', instead: 'fullWidth' })
          return full
        }`
      : null,
}

/** All components as a site's build has them, or one module: one bundle, its text. */
async function bundle(mode: 'production' | 'development', input = entry): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [browserPlugins(), deprecating],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      target: 'es2022',
      minify: mode === 'production',
      rolldownOptions: {
        input,
        // React's own build is chosen by the environment of this process.
        external: [/^react($|\/|-dom)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n')
}

it('has no report of a misuse in production, and has them in development', async () => {
  const reports = [
    '[baize]',
    'does not exist.',
    'has no label',
    'is mounted to show it',
    'is taken back at once',
    '<LanguageProvider>',
  ]
  const found = async (mode: 'production' | 'development') => {
    const text = await bundle(mode)
    expect(text.length).toBeGreaterThan(100_000)
    return reports.filter((report) => text.includes(report))
  }
  expect(await found('development')).toEqual(reports)
  expect(await found('production')).toEqual([])
})

it('has no warning of a deprecation in production, and has it in development', async () => {
  const found = async (mode: 'production' | 'development') => {
    const text = await bundle(mode, 'deprecating')
    expect(text).toContain('Old')
    return ['[baize]', 'is deprecated since', 'The property full'].filter((part) => text.includes(part))
  }
  expect(await found('development')).toHaveLength(3)
  expect(await found('production')).toEqual([])
})
