import { readTokens } from '@baize/ui/brand'
import { begin, type StudioState } from './studio-state.ts'
import { isGroup, type TokensDocument } from './tokens-document.ts'

function whole(value: unknown): value is TokensDocument {
  return isGroup(value) && readTokens(value).problems.length === 0
}

/** The work that this tab kept across a reload; undefined where there is none or it cannot be read. */
export function readDraft(key: string): StudioState | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!isGroup(draft) || !whole(draft.start) || !whole(draft.document) || !whole(draft.saved))
      return undefined
    const { start, document, saved } = draft
    return begin({ source: String(draft.source), start, document }, saved)
  } catch {
    return undefined
  }
}

/** Keeps the work for this tab until it is closed. */
export function keepDraft(key: string, { work, saved }: StudioState): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...work, saved }))
  } catch {
    // The tab may keep nothing: the work is still on the screen, and leaving still warns.
  }
}
