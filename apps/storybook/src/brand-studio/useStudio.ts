import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { type BrandFolder, type Files, withTokens } from './brand-folder.ts'
import { defaultFolder } from './brands.ts'
import { keyOf } from './changes.ts'
import { type DraftKey, keepDraft, readDraft } from './draft.ts'
import { edited } from './edit.ts'
import type { Role } from './roles.ts'
import { setSetting } from './settings/paths.ts'
import { begin, type StudioState, studio, unsaved } from './studio-state.ts'
import { nameOf, type Part, type TokensDocument } from './tokens-document.ts'

/** What the parts of the studio can do; the functions never change. */
export interface StudioActs {
  /** `kept`: the brand is in files somewhere, so that nothing is lost by leaving. */
  begin: (source: string, brand: BrandFolder, kept: boolean) => void
  /** Other tokens, with the settings and files that are there. */
  beginTokens: (source: string, document: TokensDocument, kept: boolean) => void
  /** Work that was shared as a draft, with what it began from. */
  resume: (draft: StudioState) => void
  write: (role: Pick<Role, 'path' | 'type'>, part: Part, text: string) => void
  reset: (path: string, part: Part) => void
  /** Another document for the same work, as one step. */
  replace: (document: TokensDocument) => void
  rename: (name: string) => void
  /** One setting by its path, such as `contacts.0.url`; undefined removes it. */
  set: (path: string, value: unknown) => void
  /** Files of the folder, with the settings that name them. */
  setFiles: (key: string, files: Files, settings: BrandFolder['settings']) => void
  undo: () => void
  redo: () => void
  saved: (part: 'brand' | 'tokens') => void
}

function fresh(): StudioState {
  return begin({ source: nameOf(defaultFolder.tokens), start: defaultFolder, brand: defaultFolder })
}

/** The studio's state and what changes it; kept for this tab under `draftKey`, and guarded against leaving. */
export function useStudio(draftKey: DraftKey): { state: StudioState; acts: StudioActs; kept: boolean } {
  const [state, dispatch] = useReducer(studio, undefined, () => readDraft(draftKey) ?? fresh())
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])

  const acts = useMemo<StudioActs>(
    () => ({
      begin: (source, brand, kept) =>
        dispatch({ type: 'begun', work: { source, start: brand, brand }, ...(kept && { saved: brand }) }),
      beginTokens: (source, document, kept) => {
        const { work, saved } = latest.current
        const [start, brand, last] = [work.start, work.brand, saved].map((each) => withTokens(each, document))
        if (start && brand)
          dispatch({ type: 'begun', work: { source, start, brand }, ...(kept && last && { saved: last }) })
      },
      resume: ({ work, saved }) => dispatch({ type: 'begun', work, saved }),
      write: ({ path, type }, part, text) => {
        const edit = edited(latest.current.work.brand.tokens, part, path, type, text)
        const key = keyOf(part, path)
        if ('problem' in edit) dispatch({ type: 'refused', key, text, problem: edit.problem })
        else dispatch({ type: 'edited', key, brand: { tokens: edit.document }, at: performance.now() })
      },
      reset: (path, part) => dispatch({ type: 'reset', key: keyOf(part, path), part, path }),
      replace: (tokens) => dispatch({ type: 'edited', key: 'all', brand: { tokens }, at: performance.now() }),
      rename: (name) => dispatch({ type: 'renamed', name, at: performance.now() }),
      set: (path, value) => {
        const settings = setSetting(latest.current.work.brand.settings, path, value)
        // Typing in one field is one step; what adds, moves or removes is a step each time.
        const at = typeof value === 'string' ? performance.now() : Number.NaN
        dispatch({ type: 'edited', key: `settings ${path}`, brand: { settings }, at })
      },
      setFiles: (key, files, settings) =>
        dispatch({ type: 'edited', key: `file ${key}`, brand: { files, settings }, at: Number.NaN }),
      undo: () => dispatch({ type: 'undone' }),
      redo: () => dispatch({ type: 'redone' }),
      saved: (part) => dispatch({ type: 'saved', part }),
    }),
    [],
  )

  const kept = useKept(draftKey, state, latest)
  useGuard(unsaved(state) || state.refused.size > 0)
  return { state, acts, kept }
}

/** Keeps the work for the tab; returns false while it is too large to be kept. */
function useKept(draftKey: DraftKey, state: StudioState, latest: { readonly current: StudioState }): boolean {
  const [kept, setKept] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setKept(keepDraft(draftKey, state)), 300)
    return () => clearTimeout(timer)
  }, [draftKey, state])
  useEffect(() => {
    const keep = () => void keepDraft(draftKey, latest.current)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [draftKey, latest])
  return kept
}

/** The browser asks before the page is left. */
function useGuard(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [on])
}

/** A value that follows another when that has not changed for a number of milliseconds. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (Object.is(settled, value)) return
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [settled, value, milliseconds])
  return settled
}
