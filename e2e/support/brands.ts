import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const command = resolve(import.meta.dirname, '../../packages/ui/src/brand/cli.ts')

/** The real command, in a folder of brands: how it ended, and what it said. */
export function brandCommand(brands: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args, '--brands', brands], {
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}

const variable = (id: string, name: string, resolvedType: string, value: unknown) => ({
  [id]: {
    id,
    name,
    resolvedType,
    variableCollectionId: 'C:1',
    valuesByMode: { '1:0': value },
    scopes: resolvedType === 'STRING' ? ['FONT_FAMILY'] : ['CORNER_RADIUS'],
    description: '',
  },
})

/** Variables in the form in which Figma's API has them: shapes, and the family of a typeface. */
export function writeFigmaFile(path: string, family: string): void {
  const variables = {
    ...variable('V:1', 'radius/medium', 'FLOAT', 9),
    ...variable('V:2', 'radius/large', 'FLOAT', 18),
    ...variable('V:3', 'type/family/text', 'STRING', family),
    ...variable('V:4', 'type/family/heading', 'STRING', family),
    ...variable('V:5', 'type/family/figures', 'STRING', family),
  }
  const modes = [{ modeId: '1:0', name: 'Value' }]
  const variableCollections = { 'C:1': { id: 'C:1', name: 'Shape', modes, defaultModeId: '1:0' } }
  writeFileSync(path, JSON.stringify({ status: 200, error: false, meta: { variableCollections, variables } }))
}

/** Puts Exo 2 (SIL Open Font License 1.1) into a brand's folder, for some of its languages. */
export function bringExo(folder: string, languages: readonly string[]): void {
  const font = import.meta.resolve('@fontsource-variable/exo-2/files/exo-2-latin-wght-normal.woff2')
  copyFileSync(fileURLToPath(font), join(folder, 'exo-2.woff2'))
  const file = join(folder, 'brand.json')
  const fonts = [
    {
      family: 'Exo 2',
      files: [{ file: 'exo-2.woff2', weight: [100, 900] }],
      languages,
      licence: 'Copyright 2013 The Exo 2 Project Authors, SIL Open Font License 1.1',
    },
  ]
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), fonts }))
}
