import type { OperatorContent } from './files/schema.ts'

/** Content of `CONTENT_FOLDER`. */
export interface FolderContent {
  readonly source: 'folder'
  current(): OperatorContent
  /** Reads the files again where they have changed. Returns whether what they say is used from now on. */
  refresh(): boolean
}

/** Content that operators put by calls, kept in the database. */
export interface CalledContent {
  readonly source: 'calls'
  current(): OperatorContent
  /** Uses what was read from the database. */
  use(content: OperatorContent): void
}

/** What operators say now. */
export type FollowedContent = FolderContent | CalledContent

/** Empty until the database is read. */
export function calledContent(): CalledContent {
  let content: OperatorContent = {}
  return {
    source: 'calls',
    current: () => content,
    use(next) {
      content = next
    },
  }
}
