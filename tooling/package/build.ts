/**
 * Builds a package for those who install it: ESM and types, file for file as the source lies, and for `ui` its styles:
 * one file with everything, one a component (with what that component stands on), one a brand.
 * JavaScript imports no CSS, so that Node can render the package as it is.
 */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { browserPlugins } from '../vite.ts'
import { writeStyles } from './styles.ts'
import { writeTypes } from './types.ts'

export interface Manifest {
  name: string
  version: string
  exports: Record<string, string>
  publishConfig?: { exports?: Record<string, unknown> }
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** The source files that the package's `exports` name, by where they lie in `dist`, without their ending. */
export function entriesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.values(readManifest(folder).exports)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file.replace('./src/', '').replace(/\.tsx?$/, ''), join(folder, file)]),
  )
}

/** What is not the package's own is brought by who installs it. */
function isForeign(id: string): boolean {
  return /^(?:node:|@?[a-z])/.test(id) && !id.startsWith('@baize/ui/') && !id.endsWith('.woff2')
}

/** Vite marks where a stylesheet stood; there is none to mark here. */
const withoutMarks: Plugin = {
  name: 'without-css-marks',
  renderChunk: (code) => ({ code: code.replace(/^\/\* empty css \s*\*\/\n/gm, ''), map: null }),
}

/** Builds the package in `folder` into its `dist`. */
export async function buildPackage(folder: string): Promise<void> {
  const dist = join(folder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [browserPlugins(), withoutMarks],
    build: {
      outDir: dist,
      minify: false,
      target: 'es2022',
      cssCodeSplit: true,
      copyPublicDir: false,
      lib: { entry: entriesOf(folder), formats: ['es'] },
      rolldownOptions: {
        external: isForeign,
        checks: { pluginTimings: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  })
  const written = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  writeTypes(folder)
  writeStyles(dist, written)
  copyBrands(folder)
}

/** The brands of the workspace go with `ui`: as data to begin from, and compiled. */
function copyBrands(folder: string): void {
  const brands = join(folder, '../../brands')
  if (readManifest(folder).name !== '@baize/ui' || !existsSync(brands)) return
  cpSync(brands, join(folder, 'dist/brands'), { recursive: true })
}
