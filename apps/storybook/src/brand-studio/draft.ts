import { tabStorage } from '@baize/i18n/storage'
import { draftOf, readDraftOf } from './draft-file.ts'
import type { StudioState } from './studio-state.ts'

/** Under which name the work is kept. */
export type DraftKey = `baize.studio.${string}`

/** What browsers let a tab keep, in characters; a brand without fonts has some 200 thousand. */
const maxDraftLength = 4_500_000

/** The work that this tab kept across a reload; undefined where there is none or it cannot be read. */
export function readDraft(key: DraftKey): StudioState | undefined {
  return tabStorage.read(key, readDraftOf)
}

/** Keeps the work for this tab until it is closed. Returns false where it is larger than what a tab can keep. */
export function keepDraft(key: DraftKey, state: StudioState): boolean {
  const draft = draftOf(state)
  if (JSON.stringify(draft).length > maxDraftLength) return false
  tabStorage.write(key, draft)
  return true
}
