import { log } from '../../observability/log.ts'
import type { FolderContent } from '../follow.ts'
import type { ContentPlaces } from '../sanitise.ts'
import { fileVersions, readContent } from './read.ts'
import { contentKinds, type OperatorContent } from './schema.ts'

type Versions = ReturnType<typeof fileVersions>

const isSame = (one: Versions, other: Versions) =>
  contentKinds.every((kind) => one.get(kind) === other.get(kind))

/**
 * Follows a folder of content. Throws where it cannot be used to begin with; later, files that cannot be used are logged, with
 * each reason, and what was read before stays: all files are used, or none.
 */
export function followContent(folder: string, places: ContentPlaces): FolderContent {
  let seen = fileVersions(folder)
  let used = { versions: seen, content: readContent(folder, places) }

  /** What is used of the files that have these versions. */
  function unchangedIn(versions: Versions): OperatorContent {
    const kinds = contentKinds.filter((kind) => versions.get(kind) === used.versions.get(kind))
    return Object.fromEntries(
      kinds.flatMap((kind) => (used.content[kind] ? [[kind, used.content[kind]]] : [])),
    )
  }

  return {
    source: 'folder',
    current: () => used.content,
    refresh() {
      try {
        const versions = fileVersions(folder)
        if (isSame(versions, seen)) return false
        seen = versions
        used = { versions, content: readContent(folder, places, unchangedIn(versions)) }
        log.info({ where: folder }, 'changed content is used')
        return true
      } catch (error) {
        log.warn({ where: folder, error: String(error) }, 'changed content is not used')
        return false
      }
    },
  }
}
