import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileBrand } from '../../packages/ui/src/brand/compileBrand.ts'
import { PlainError, run } from '../../scripts/toolbox.mjs'
import { buildPackage } from './build.ts'
import { readManifest } from './manifest.ts'

const root = join(import.meta.dirname, '../..')

/** The packages that others install, dependencies first. */
export const packages = ['i18n', 'ui', 'forms', 'api', 'site', 'account'].map((name) =>
  join(root, 'packages', name),
)

/** The file that a package is packed into. */
export function tarballName(name: string, version: string): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
}

/** Builds and packs the packages into a folder. Resolves to their tarballs, by the package's name. */
export async function packAll(destination: string): Promise<Map<string, string>> {
  mkdirSync(destination, { recursive: true })
  const tarballs = new Map<string, string>()
  for (const folder of packages) {
    const { name, version } = readManifest(folder)
    await buildPackage(folder)
    if (name === '@baize/ui') compileBrands(join(folder, 'dist/brands'))
    const { code, output } = await run('pnpm', ['pack', '--pack-destination', destination], {
      cwd: folder,
      quiet: true,
    })
    if (code !== 0) throw new PlainError(`${name} cannot be packed:\n${output}`)
    tarballs.set(name, join(destination, tarballName(name, version)))
  }
  return tarballs
}

/** One CSS file a brand, beside the folder that it is made from. */
function compileBrands(brands: string): void {
  for (const brand of readdirSync(brands)) {
    const compiled = compileBrand(JSON.parse(readFileSync(join(brands, brand, 'tokens.json'), 'utf8')))
    if (!compiled.ok) throw new PlainError(`The brand ${brand}:\n${compiled.problems.join('\n')}`)
    writeFileSync(join(brands, `${brand}.css`), compiled.css)
  }
}
