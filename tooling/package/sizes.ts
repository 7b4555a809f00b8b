import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { type Limit, limits } from './limits.ts'

const gzipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length / 1000

/** What one import costs an app that has the packages installed, in kB gzip, without React. */
async function scriptOf({ code }: Limit, app: string): Promise<number> {
  const entry = join(app, 'one-import.js')
  writeFileSync(entry, code)
  const result = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    // As an app's own production build does, which a library's build leaves to it.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'one' },
      minify: true,
      rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/ },
    },
  })
  const chunks = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const first = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
  const needed = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks.find((each) => each.fileName === name)
    if (chunk?.type !== 'chunk' || needed.has(name)) return
    needed.add(name)
    chunk.imports.forEach(visit)
  }
  if (first) visit(first.fileName)
  return chunks
    .filter((chunk) => needed.has(chunk.fileName))
    .reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? gzipped(chunk.code) : 0), 0)
}

/** Prints what imports cost against their limits. Resolves to the lines of those that cost more. */
export async function printSizes(app: string): Promise<string[]> {
  const over: string[] = []
  for (const limit of limits) {
    const script = await scriptOf(limit, app)
    const files = limit.styles?.files.map((file) =>
      readFileSync(join(app, 'node_modules/@baize/ui/dist', file)),
    )
    const styles = files?.reduce((sum, file) => sum + gzipped(file), 0)
    const good = script <= limit.script && (styles ?? 0) <= (limit.styles?.weight ?? 0)
    const css = styles === undefined ? '' : `, styles ${styles.toFixed(2)} of ${limit.styles?.weight}`
    const line = `${limit.code}: ${script.toFixed(2)} of ${limit.script} kB gzip${css}`
    console.log(`${good ? 'within' : 'OVER  '}  ${line}`)
    if (!good) over.push(line)
  }
  return over
}
