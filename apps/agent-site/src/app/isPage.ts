import { paths, specified } from '../shared/paths.ts'
import { memberPageHere } from './memberPages.ts'

const known: ReadonlySet<string> = new Set([
  '/',
  '/index.html',
  ...Object.values(paths),
  ...Object.keys(specified).map((name) => `${paths.overview}/${name}`),
])

/** Whether the site shows a page at a path, or leads from there to the page that is meant. */
export function isPage(path: string): boolean {
  const bare = path.replace(/(?<=[^/])\/$/, '')
  return known.has(bare) || memberPageHere(bare) !== undefined
}
