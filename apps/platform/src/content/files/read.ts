import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
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

/** Changes with any file of the folder. */
export function contentVersion(folder: string): string {
  const state = (kind: ContentKind) => {
    const found = statSync(join(folder, fileOf(kind)), { throwIfNoEntry: false })
    return found ? `${found.mtimeMs}.${found.size}.${found.ino}` : ''
  }
  return contentKinds.map(state).join()
}

/** Reads the files of a folder. Throws {@link ContentError} with the errors of all of them. */
export function readContent(folder: string, places: ContentPlaces): OperatorContent {
  const found: string[] = []
  const present = readdirSync(folder).filter((file) => file.endsWith('.json'))
  for (const file of present)
    if (!contentKinds.some((kind) => fileOf(kind) === file))
      found.push(`${file}: is no file of content; these are: ${contentKinds.map(fileOf).join(', ')}`)
  const written: { -readonly [Kind in ContentKind]?: WrittenContent[Kind] } = {}
  for (const kind of contentKinds.filter((each) => present.includes(fileOf(each)))) {
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
  return content
}
