import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { BuildEnvironmentOptions, Plugin, PluginOption } from 'vite'
import { furtherLanguages } from './scripts/catalogues/vite.ts'

/** The plugins of a browser build that runs on React: Storybook, tests, benches and the packages. */
export function browserPlugins(): PluginOption[] {
  return [react(), sitePlugins()]
}

/** Those of a site, and of every browser build: what replaces components while they run knows React alone. */
export function sitePlugins(): PluginOption[] {
  return [
    lingui(),
    furtherLanguages(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
  ]
}

/**
 * The oldest browsers whose CSS is not written anew for them: all of December 2023, of which `:has()` in Firefox and
 * `:dir()` in Chromium were the last to come. For older ones a build puts a list of languages in the place of `:dir()`,
 * which is slow, and wrong where a part of a page runs the other way.
 */
const browsers = ['chrome120', 'edge120', 'firefox121', 'safari17.2', 'ios17.2']

/**
 * How a site is built. What `src/main.tsx` needs at once is kept in one chunk: cut into the dozen that lazy
 * sections happen to share with it, it weighs 3 kB gzip more and takes a dozen requests. That chunk names all others:
 * with seven characters of hash instead of eight it is a quarter of a kilobyte lighter, and 42 bits tell the files of a site apart.
 * What runs on a server is made small too: a part of it is written into each page as text.
 */
export function siteBuild(groups: { name: string; test: RegExp }[] = []): BuildEnvironmentOptions {
  return {
    manifest: true,
    minify: true,
    target: 'es2022',
    cssTarget: browsers,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: [{ name: 'first', test: /src\/main\.tsx$/ }, ...groups] },
      },
    },
  }
}

/** A page that is made on a server holds no lazy code, words aside: what is never run there is not built for it. */
const withoutScreens: Plugin = {
  name: 'baize-without-screens',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveDynamicImport: (file) => (typeof file === 'string' && !file.endsWith('.po') ? '\0never' : null),
  load: (id) => (id === '\0never' ? 'export default null' : null),
}

/**
 * Tells Chromium that most of the first chunk runs as it comes: it compiles all of it beside the page while that is still
 * painted, and not each function when it is first called. Bringing the home page to life takes 12 % less of the page's own
 * thread, of compiling a third, for 0.2 MB of memory. Other browsers read a comment. It stands before all else in the file.
 */
const compiledAtOnce: Plugin = {
  name: 'baize-compiled-at-once',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.name === 'first')
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
}

/** Code that did not come can be asked for again: the helper that a build gives every lazy import is ours. */
function lazyFiles(): Plugin[] {
  let files: object = {}
  /** An import of a single file brings nothing besides, and so it would not be named. A style has no script. */
  const resolveDependencies = (file: string, deps: string[]) =>
    deps.length === 0 && file in files ? [file] : deps
  return [
    {
      name: 'baize-lazy-files',
      enforce: 'pre',
      apply: 'build',
      config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
      load: (id) =>
        id === '\0vite/preload-helper.js'
          ? `export { __vitePreload } from ${JSON.stringify(fileURLToPath(new URL('lazy.shared.ts', import.meta.url)))}`
          : null,
    },
    {
      name: 'baize-lazy-files:named',
      // When the scripts of styles are gone, and before imports are given what they bring.
      enforce: 'post',
      apply: 'build',
      generateBundle(_, bundle) {
        files = bundle
      },
    },
  ]
}

/** What is done to a site's files once they are put together. */
export const builtFiles = (): PluginOption[] => [lazyFiles(), withoutScreens, compiledAtOnce]

const preact = (entry: string) => fileURLToPath(import.meta.resolve(entry))

/** The sites run on Preact, under React's names: docs/decisions/0024-the-sites-run-on-preact.md. */
export const siteResolve = {
  alias: [
    { find: /^react$/, replacement: preact('preact/compat') },
    { find: /^react-dom$/, replacement: preact('preact/compat') },
    { find: /^react-dom\/client$/, replacement: fileURLToPath(new URL('preact.shared.ts', import.meta.url)) },
    { find: /^react-dom\/server$/, replacement: preact('preact/compat/server') },
    { find: /^react-dom\/test-utils$/, replacement: preact('preact/compat/test-utils') },
    { find: /^react\/jsx-(dev-)?runtime$/, replacement: preact('preact/jsx-runtime') },
    // It is React's own since version 18; the router and Lingui bring a copy for older ones.
    { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: preact('preact/compat') },
  ],
}

/** What stories and tests run on: React, as whoever installs the packages; with ENGINE=preact, what the sites run on. */
export const testResolve = process.env.ENGINE === 'preact' ? siteResolve : {}
