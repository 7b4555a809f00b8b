import { log } from '../../observability/log.ts'
import type { ContentPlaces } from '../sanitise.ts'
import { contentVersion, readContent } from './read.ts'
import type { OperatorContent } from './schema.ts'

/** The current content of an operator's files. */
export interface FollowedContent {
  current(): OperatorContent
  /** Reads the files again where they have changed. Returns whether their content is used from now on. */
  refresh(): boolean
}

export const noContent: FollowedContent = { current: () => ({}), refresh: () => false }

/**
 * Follows a folder of content. Throws where it cannot be used to begin with; later, files that cannot be used are logged, with
 * each reason, and what was read before stays: all files are used, or none.
 */
export function followContent(folder: string, places: ContentPlaces): FollowedContent {
  let version = contentVersion(folder)
  let content = readContent(folder, places)
  return {
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
