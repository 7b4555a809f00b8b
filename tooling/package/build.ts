/**
 * Builds a package for those who install it: ESM and types, one file for each source file, its catalogues compiled, and
 * its stylesheets. JavaScript imports no CSS, so that Node can render the package without a bundler.
 */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { browserPlugins } from '../vite.ts'
import { readManifest } from './manifest.ts'
import { writeStyles } from './styles.ts'
import { writeTypes } from './types.ts'

/** The source files of the package's `exports` and commands, by their path in `dist` without its ending. */
export function entriesOf(folder: string): Record<string, string> {
  const { exports, publishConfig } = readManifest(folder)
  const commands = Object.values(publishConfig?.bin ?? {}).map((file) =>
    file.replace('./dist/', './src/').replace(/\.js$/, '.ts'),
  )
  return Object.fromEntries(
    [...Object.values(exports), ...commands]
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file.replace('./src/', '').replace(/\.tsx?$/, ''), join(folder, file)]),
  )
}

/** Dependencies are not bundled, except fonts, which are copied. */
function isExternal(id: string): boolean {
  return /^(?:node:|@?[a-z])/.test(id) && !id.includes('.vanilla.css') && !id.endsWith('.woff2')
}

/** What only runs in a client component: React's hooks and contexts, elements with handlers, and what is based on them. */
const clientModules =
  /^(?:react|react-dom|react\/jsx-runtime|@lingui\/react|react-hook-form|@tanstack\/react-query|radix-ui|valtio|virtua|wouter)(?:\/|$)/

/**
 * Marks the modules that render as client components for servers that know the directive, such as Next's. Those of
 * tokens, brands, formats, rules and money stay callable on a server.
 */
const clientDirective: Plugin = {
  name: 'baize-use-client',
  renderChunk(code, { imports, exports }) {
    if (!imports.some((name) => clientModules.test(name)) || exports.length === 0) return null
    return { code: `'use client'\n${code}`, map: null }
  },
}

/** Vite marks where a stylesheet was; there is none to mark here. */
const withoutMarks: Plugin = {
  name: 'without-css-marks',
  enforce: 'post',
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
    plugins: [browserPlugins({ installed: true }), withoutMarks, clientDirective],
    build: {
      outDir: dist,
      minify: false,
      target: 'es2022',
      cssCodeSplit: true,
      copyPublicDir: false,
      lib: { entry: entriesOf(folder), formats: ['es'] },
      rolldownOptions: {
        external: isExternal,
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
  writeStyles(dist, written, Object.keys(readManifest(folder).publishConfig?.exports ?? {}))
  copyBrands(folder)
}

/** The brands of the workspace go with `ui`: as data to begin from, and compiled. */
function copyBrands(folder: string): void {
  const brands = join(folder, '../../brands')
  if (readManifest(folder).name !== '@baize/ui' || !existsSync(brands)) return
  cpSync(brands, join(folder, 'dist/brands'), { recursive: true })
}
