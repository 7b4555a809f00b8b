import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileVersion } from '../../system/fileVersion.ts'
import type { ContentPlaces } from '../sanitise.ts'
import { parseContent, type WrittenContent } from './parse.ts'
import { type ContentKind, contentKinds, type OperatorContent } from './schema.ts'

const fileOf = (kind: ContentKind): string => `${kind}.json`

/** A folder of content that cannot be used; the message has a line for each file, field and reason. */
class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ContentError'
  }
}

/** The version of each file of the folder, by its kind. */
export const fileVersions = (folder: string): ReadonlyMap<ContentKind, string> =>
  new Map(contentKinds.map((kind) => [kind, fileVersion(join(folder, fileOf(kind)))]))

/**
 * Reads the files of a folder, but not those of the kinds that are known to be unchanged. Throws {@link ContentError} with the errors
 * of all of them.
 */
export function readContent(
  folder: string,
  places: ContentPlaces,
  unchanged: OperatorContent = {},
): OperatorContent {
  const found: string[] = []
  const present = readdirSync(folder).filter((file) => file.endsWith('.json'))
  for (const file of present)
    if (!contentKinds.some((kind) => fileOf(kind) === file))
      found.push(`${file}: is no file of content; these are: ${contentKinds.map(fileOf).join(', ')}`)
  const written: { -readonly [Kind in ContentKind]?: WrittenContent[Kind] } = {}
  for (const kind of contentKinds.filter((each) => present.includes(fileOf(each)) && !unchanged[each])) {
    try {
      written[kind] = JSON.parse(readFileSync(join(folder, fileOf(kind)), 'utf8'))
    } catch (error) {
      found.push(`${fileOf(kind)}: is no JSON: ${error instanceof Error ? error.message : error}`)
    }
  }
  const { content, problems } = parseContent(written, places)
  for (const { kind, field, reason } of problems)
    found.push([`${fileOf(kind)}:`, field, reason].filter(Boolean).join(' '))
  if (found.length > 0) throw new ContentError(found)
  return { ...unchanged, ...content }
}
