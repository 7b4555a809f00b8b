import { tabStorage } from '@baize/i18n/storage'
import { readTokens } from '@baize/ui/brand'
import { begin, type StudioState } from './studio-state.ts'
import { isGroup, type TokensDocument } from './tokens-document.ts'

function whole(value: unknown): value is TokensDocument {
  return isGroup(value) && readTokens(value).problems.length === 0
}

/** Under which name the work is kept. */
export type DraftKey = `baize.studio.${string}`

/** The work that this tab kept across a reload; undefined where there is none or it cannot be read. */
export function readDraft(key: DraftKey): StudioState | undefined {
  return tabStorage.read(key, (draft) => {
    if (!isGroup(draft) || !whole(draft.start) || !whole(draft.document) || !whole(draft.saved))
      return undefined
    const { start, document, saved } = draft
    return begin({ source: String(draft.source), start, document }, saved)
  })
}

/** Keeps the work for this tab until it is closed. */
export function keepDraft(key: DraftKey, { work, saved }: StudioState): void {
  tabStorage.write(key, { ...work, saved })
}
