import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { defaultBrand } from './brands.ts'
import { keyOf } from './changes.ts'
import { type DraftKey, keepDraft, readDraft } from './draft.ts'
import { edited } from './edit.ts'
import type { Role } from './roles.ts'
import { begin, type StudioState, studio, unsaved } from './studio-state.ts'
import { nameOf, type Part, type TokensDocument } from './tokens-document.ts'

/** What the parts of the studio can do; the functions never change. */
export interface StudioActs {
  /** `kept`: the document is a file somewhere, so that nothing is lost by leaving. */
  begin: (source: string, document: TokensDocument, kept: boolean) => void
  write: (role: Pick<Role, 'path' | 'type'>, part: Part, text: string) => void
  reset: (path: string, part: Part) => void
  /** Another document for the same work, as one step. */
  replace: (document: TokensDocument) => void
  rename: (name: string) => void
  undo: () => void
  redo: () => void
  saved: () => void
}

function fresh(): StudioState {
  return begin({ source: nameOf(defaultBrand), start: defaultBrand, document: defaultBrand })
}

/** The studio's state and what changes it; kept for this tab under `draftKey`, and guarded against leaving. */
export function useStudio(draftKey: DraftKey): { state: StudioState; acts: StudioActs } {
  const [state, dispatch] = useReducer(studio, undefined, () => readDraft(draftKey) ?? fresh())
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])

  const acts = useMemo<StudioActs>(
    () => ({
      begin: (source, document, kept) => dispatch({ type: 'begun', source, document, kept }),
      write: ({ path, type }, part, text) => {
        const edit = edited(latest.current.work.document, part, path, type, text)
        const key = keyOf(part, path)
        if ('problem' in edit) dispatch({ type: 'refused', key, text, problem: edit.problem })
        else dispatch({ type: 'edited', key, document: edit.document, at: performance.now() })
      },
      reset: (path, part) => dispatch({ type: 'reset', key: keyOf(part, path), part, path }),
      replace: (document) => dispatch({ type: 'edited', key: 'all', document, at: performance.now() }),
      rename: (name) => dispatch({ type: 'renamed', name, at: performance.now() }),
      undo: () => dispatch({ type: 'undone' }),
      redo: () => dispatch({ type: 'redone' }),
      saved: () => dispatch({ type: 'saved' }),
    }),
    [],
  )

  useKept(draftKey, state, latest)
  useGuard(unsaved(state) || state.refused.size > 0)
  return { state, acts }
}

function useKept(draftKey: DraftKey, state: StudioState, latest: { readonly current: StudioState }): void {
  useEffect(() => {
    const timer = setTimeout(() => keepDraft(draftKey, state), 300)
    return () => clearTimeout(timer)
  }, [draftKey, state])
  useEffect(() => {
    const keep = () => keepDraft(draftKey, latest.current)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [draftKey, latest])
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
