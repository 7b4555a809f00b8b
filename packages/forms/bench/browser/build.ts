import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brandPlugin } from '@baize/ui/brand/vite'
import { build } from 'vite'
import { browserPlugins } from '../../../../tooling/vite.ts'

const pages = new URL('../pages/', import.meta.url).pathname

/** Builds the bench's page as a site is built. Resolves to the folder it is in. */
export async function buildPages({ minify = true } = {}): Promise<string> {
  const outDir = join(tmpdir(), `baize-forms-bench-${process.pid}${minify ? '' : '-named'}`)
  process.env.NODE_ENV = 'production'
  await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [browserPlugins(), brandPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      minify,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(pages, 'page.html') },
    },
  })
  return outDir
}
