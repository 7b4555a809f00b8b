import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type PluginOption, type UserConfig } from 'vite'
import { brandPlugin } from '../packages/ui/src/brand/vite.ts'
import { partialLocales } from './catalogues/vite.ts'
import { wordBreaks } from './catalogues/wordBreaks.ts'
import { compileHints } from './compileHints.ts'
import { type MessagesOptions, messagesPreset } from './messages.ts'
import { precompressPlugin } from './precompress.ts'

/** The plugins of every browser build: the sites, Storybook, tests, benches and the packages. */
export function browserPlugins(options?: MessagesOptions): PluginOption[] {
  return [
    inlineScripts,
    react(),
    lingui(),
    wordBreaks(),
    partialLocales(),
    babel({ presets: [messagesPreset(options)] }),
    vanillaExtractPlugin(),
    compileHints,
  ]
}

/**
 * The oldest browsers whose CSS is not transpiled: all of December 2023, of which `:has()` in Firefox and `:dir()` in
 * Chromium were the last to ship. For older ones a build replaces `:dir()` by a list of languages, which is slow, and
 * wrong where a part of a page runs the other way.
 */
const browsers = ['chrome120', 'edge120', 'firefox121', 'safari17.2', 'ios17.2']

/** `import code from './loader.ts?script'`: the module, built into one minified classic script, as a string. */
const inlineScripts: Plugin = {
  name: 'baize-inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('?script')) return null
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        rolldownOptions: { input: id.slice(0, -'?script'.length), output: { format: 'iife' } },
      },
    })
    const chunk = 'output' in built ? built.output[0] : undefined
    if (chunk?.type !== 'chunk') throw new Error(`${id} is not one script.`)
    return `export default ${JSON.stringify(chunk.code.trim())}`
  },
}

/** `/push-worker.js`: the part of both sites' service workers that shows push notifications, served as it is. */
function pushWorker(): Plugin {
  const fileName = 'push-worker.js'
  const read = () =>
    readFileSync(resolve(import.meta.dirname, '../packages/account/src/push', fileName), 'utf8')
  return {
    name: 'baize-push-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(read())
      })
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: read() })
    },
  }
}

export interface SiteOptions {
  /** Where the development server listens. */
  port: number
  /** Further chunks beside the first one. */
  groups?: { name: string; test: RegExp }[]
}

const platform = process.env.PLATFORM_ORIGIN ?? 'http://localhost:4300'

/**
 * How a site is built: for browsers, and beside it `dist/.server/server.js`, which the platform runs by itself, wherever
 * it is put. What `src/main.tsx` imports statically is one chunk: split along what lazy screens happen to share with it,
 * it takes a dozen requests.
 */
export function siteConfig({ port, groups = [] }: SiteOptions): UserConfig {
  return {
    plugins: [browserPlugins(), brandPlugin(), pushWorker(), precompressPlugin()],
    server: {
      port,
      strictPort: true,
      proxy: { '/wps': { target: platform, ws: true }, '/lgw': platform, '/sandbox': platform },
    },
    build: { target: 'es2022', cssTarget: browsers },
    builder: {},
    environments: {
      client: {
        build: {
          manifest: true,
          rolldownOptions: {
            output: {
              // The first chunk names all others, and no compression shortens a hash.
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: { groups: [{ name: 'first', test: /src\/main\.tsx$/ }, ...groups] },
            },
          },
        },
      },
      ssr: {
        // React chooses its development build where nothing says otherwise.
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
        build: { outDir: 'dist/.server', ssr: 'src/server.tsx' },
      },
    },
  }
}
