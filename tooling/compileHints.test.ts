import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { browserPlugins } from './vite.ts'

const entry = fileURLToPath(new URL('../packages/ui/src/menu/MenuParts.tsx', import.meta.url))

it('compiles the chunks of layers as they arrive, and no other', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [browserPlugins()],
    build: { write: false, rolldownOptions: { input: entry, external: /^react/ } },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const hinted = chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(hinted.map(({ name }) => name)).toContain('MenuPopup')
  expect(hinted.every(({ isEntry }) => !isEntry)).toBe(true)
  expect(chunks.some(({ isEntry }) => isEntry)).toBe(true)
}, 60_000)
