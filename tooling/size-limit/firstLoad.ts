import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

type Manifest = Record<string, { file: string; imports?: string[] }>

/**
 * The JavaScript that a built site's index.html loads at once: its scripts and module preloads with all their static
 * imports, from Vite's manifest. What the first screen then loads by itself (its language, its own chunk) is measured in
 * the running product: e2e/journeys/first-load.spec.ts.
 */
export function firstLoad(folder: string): string[] {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) throw new Error(`${page} is not built: npm run build`)
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const files = new Set<string>()
  const add = (file: string) => {
    if (!file.endsWith('.js') || files.has(file)) return
    files.add(file)
    for (const key of chunkOf.get(file)?.imports ?? []) add(manifest[key]?.file ?? '')
  }
  for (const [tag] of readFileSync(page, 'utf8').matchAll(/<(?:script|link)\b[^>]*>/g)) {
    if (tag.startsWith('<link') && !/rel="modulepreload"/.test(tag)) continue
    const address = /(?:src|href)="([^"]+)"/.exec(tag)?.[1]
    if (address) add(posix.normalize(address).replace(/^(?:\.?\/)+/, ''))
  }
  if (files.size === 0) throw new Error(`${page} loads no script`)
  return [...files].map((file) => join(folder, file))
}
