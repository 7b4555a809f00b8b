import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { browserPlugins } from '../../../tooling/vite.ts'
import { compileBrand } from '../src/brand/compileBrand.ts'
import type * as HandPages from './pages/HandLobby.tsx'

const pages = new URL('pages/', import.meta.url).pathname

function defaultBrand(): string {
  const tokens: unknown = JSON.parse(
    readFileSync(new URL('../../../brands/default/tokens.json', import.meta.url), 'utf8'),
  )
  const compiled = compileBrand(tokens)
  if (!compiled.ok) throw new Error(compiled.problems.join('\n'))
  return compiled.css
}

/** The lobby as HTML, drawn once by the hand-written React page. */
async function staticLobby(): Promise<string> {
  const server = await createServer({
    root: pages,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    plugins: browserPlugins(),
  })
  try {
    const { renderToStaticMarkup } = await import('react-dom/server')
    const { createElement } = await import('react')
    const { HandLobby, HandDialog } = (await server.ssrLoadModule(
      join(pages, 'HandLobby.tsx'),
    )) as typeof HandPages
    return renderToStaticMarkup(
      createElement('div', null, createElement(HandLobby), createElement(HandDialog)),
    )
  } finally {
    await server.close()
  }
}

/** Builds the bench's pages as a site is built. Resolves to the folder they are in. */
export async function buildPages(): Promise<string> {
  const outDir = join(tmpdir(), `baize-ui-bench-${process.pid}`)
  const [brand, lobby] = [defaultBrand(), await staticLobby()]
  process.env.NODE_ENV = 'production'
  await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [
      browserPlugins(),
      {
        name: 'bench-pages',
        transformIndexHtml: (html, { filename }) => ({
          html: html.replace('<!--lobby-->', lobby),
          tags: /ours|many|layers/.test(filename)
            ? [
                {
                  tag: 'style',
                  attrs: { id: 'baize-brand' },
                  children: brand,
                  injectTo: 'head-prepend' as const,
                },
              ]
            : [],
        }),
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: readdirSync(pages)
          .filter((file) => file.endsWith('.html'))
          .map((file) => join(pages, file)),
      },
    },
  })
  writeFileSync(join(outDir, 'brand.css'), brand)
  return outDir
}
