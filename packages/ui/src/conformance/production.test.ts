import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { browserPlugins } from '../../../../tooling/vite.ts'

/** All components as a site's build has them: one bundle, its text. */
async function bundle(mode: 'production' | 'development'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [browserPlugins()],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      target: 'es2022',
      minify: mode === 'production',
      rolldownOptions: {
        input: join(import.meta.dirname, '../index.ts'),
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
