import type { ContentKind } from './files/schema.ts'

export interface ContentTables {
  content_version: {
    kind: ContentKind
    version: number
    /** JSON as it was put; null for one that gives the kind back to the settings. */
    content: string | null
    /** The name of the operator's key. */
    operator: string
    created_at: Date
  }
}
