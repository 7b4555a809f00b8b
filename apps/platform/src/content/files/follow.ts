import { log } from '../../observability/log.ts'
import type { FolderContent } from '../follow.ts'
import type { ContentPlaces } from '../sanitise.ts'
import { contentVersion, readContent } from './read.ts'

/**
 * Follows a folder of content. Throws where it cannot be used to begin with; later, files that cannot be used are logged, with
 * each reason, and what was read before stays: all files are used, or none.
 */
export function followContent(folder: string, places: ContentPlaces): FolderContent {
  let version = contentVersion(folder)
  let content = readContent(folder, places)
  return {
    source: 'folder',
    current: () => content,
    refresh() {
      try {
        const next = contentVersion(folder)
        if (next === version) return false
        version = next
        content = readContent(folder, places)
        log.info({ where: folder }, 'changed content is used')
        return true
      } catch (error) {
        log.warn({ where: folder, error: String(error) }, 'changed content is not used')
        return false
      }
    },
  }
}
