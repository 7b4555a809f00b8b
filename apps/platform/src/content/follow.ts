import type { ContentKind, OperatorContent } from './files/schema.ts'

/** Content of `CONTENT_FOLDER`. */
export interface FolderContent {
  readonly source: 'folder'
  /** A kind is the same object until its file changes. */
  current(): OperatorContent
  /** Reads the files again that have changed. Returns whether what they say is used from now on. */
  refresh(): boolean
}

/** A version of a kind, as it was read from the database. */
export interface StoredKind {
  readonly kind: ContentKind
  readonly version: number
  /** The kind alone; empty where it is given back to the settings, or cannot be used. */
  readonly content: OperatorContent
}

/** Content that operators put by calls, kept in the database. */
export interface StoredContent {
  readonly source: 'database'
  /** A kind is the same object until another version of it is used. */
  current(): OperatorContent
  /** The version of each kind that is used. */
  versions(): ReadonlyMap<ContentKind, number>
  /** Uses kinds that were read from the database, unless a newer version is used already. */
  use(read: readonly StoredKind[]): void
}

/** What operators say now. */
export type FollowedContent = FolderContent | StoredContent

/** Empty until the database is read. */
export function storedContent(): StoredContent {
  const versions = new Map<ContentKind, number>()
  let current: OperatorContent = {}
  return {
    source: 'database',
    current: () => current,
    versions: () => versions,
    use(read) {
      for (const { kind, version, content } of read) {
        if (version <= (versions.get(kind) ?? 0)) continue
        versions.set(kind, version)
        const { [kind]: _, ...others } = current
        current = { ...others, ...content }
      }
    },
  }
}
