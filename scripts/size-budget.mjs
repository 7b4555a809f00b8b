/**
 * What the first load of each site costs in JavaScript, gzip: everything that index.html loads at once (scripts,
 * module preloads) with all its static imports, from Vite's manifest. What the first screen then asks for by itself
 * (its language, its own chunk) is measured in the running product: e2e/journeys/first-load.spec.ts.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtFolders } from './product.mjs'
import { main, PlainError, root } from './toolbox.mjs'

export const budgets = [
  // Half a kilobyte for the jackpot, which is made with the page; the whole home brings 12 less for it.
  { site: 'member home', folder: builtFolders.SITE_MEMBER_DIST, kilobytes: 67.8 },
  { site: 'agent sign-in', folder: builtFolders.SITE_AGENT_DIST, kilobytes: 44.7 },
]

/** The JavaScript files that a built site's index.html loads at once, largest first. */
export function firstLoad(folder) {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) throw new PlainError(`${page} is not built: npm run build`)
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const html = readFileSync(page, 'utf8')
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text]) => text)
    .join('')
  const files = new Set()
  const add = (file) => {
    if (!file.endsWith('.js') || files.has(file)) return
    files.add(file)
    for (const key of chunkOf.get(file)?.imports ?? []) add(manifest[key].file)
  }
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    if (tag.startsWith('<link') && !/rel="modulepreload"/.test(tag)) continue
    const address = /(?:src|href)="([^"]+)"/.exec(tag)?.[1]
    if (address) add(posix.normalize(address).replace(/^(?:\.?\/)+/, ''))
  }
  const sized = [...files].map((file) => ({ file, bytes: gzipSync(readFileSync(join(folder, file))).length }))
  if (inline.trim()) sized.push({ file: 'index.html (inline)', bytes: gzipSync(inline).length })
  return sized.sort((a, b) => b.bytes - a.bytes)
}

/** Prints each site's first load against its budget. Resolves to whether all are within. */
export function printBudgets() {
  let within = true
  for (const { site, folder, kilobytes } of budgets) {
    const files = firstLoad(folder)
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    const good = files.length > 0 && total <= kilobytes
    within &&= good
    console.log(
      `${good ? 'within ' : 'OVER   '} ${site}: ${total.toFixed(1)} of ${kilobytes} kB gzip, ${files.length} files (${dirname(folder).slice(root.length + 1)})`,
    )
    for (const { file, bytes } of files)
      console.log(`        ${(bytes / 1000).toFixed(1).padStart(6)}  ${file}`)
  }
  return within
}

if (process.argv[1]?.endsWith('size-budget.mjs')) {
  await main(() => {
    process.exitCode = printBudgets() ? 0 : 1
  })
}
