import { same } from './changes.ts'
import { getToken, named, type Part, setToken, type TokensDocument } from './tokens-document.ts'

/** A theme in progress: its start, and its current state. */
export interface Work {
  /** What the start is called: a brand's name, a file's. */
  source: string
  start: TokensDocument
  document: TokensDocument
}

/** All that the studio knows. What cannot be used is kept beside the document, never in it. */
export interface StudioState {
  work: Work
  past: readonly Work[]
  future: readonly Work[]
  /** The document as it was last saved, or begun from. */
  saved: TokensDocument
  /** What was written that cannot be used, by token. */
  refused: ReadonlyMap<string, { text: string; problem: string }>
  /** Which token the last edit was of, and when: edits of one token in one go are one step back. */
  last: { key: string; at: number } | undefined
}

/** What a person does in the studio. `at` is the moment in milliseconds; `kept`: the start is a file somewhere. */
export type Deed =
  | { type: 'begun'; source: string; document: TokensDocument; kept: boolean }
  | { type: 'edited'; key: string; document: TokensDocument; at: number }
  | { type: 'refused'; key: string; text: string; problem: string }
  | { type: 'reset'; key: string; part: Part; path: string }
  | { type: 'renamed'; name: string; at: number }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'saved' }

/** One go at a token: what follows within this many milliseconds is the same step back. */
const oneGo = 1000
/** How many steps back are kept. */
const mostSteps = 200

/** The studio at its beginning. */
export function begin(work: Work, saved: TokensDocument = work.start): StudioState {
  return { work, past: [], future: [], saved, refused: new Map(), last: undefined }
}

function without(refused: StudioState['refused'], key: string): StudioState['refused'] {
  return refused.has(key) ? new Map([...refused].filter(([each]) => each !== key)) : refused
}

function step(state: StudioState, work: Work): StudioState {
  return { ...state, work, past: [...state.past, state.work].slice(-mostSteps), future: [], last: undefined }
}

function edit(state: StudioState, key: string, document: TokensDocument, at: number): StudioState {
  const refused = without(state.refused, key)
  if (same(document, state.work.document)) return { ...state, refused }
  const work = { ...state.work, document }
  const goesOn = state.last?.key === key && at - state.last.at < oneGo
  const next = goesOn ? { ...state, work, future: [] } : step(state, work)
  return { ...next, refused, last: { key, at } }
}

/** The studio's state after an action. */
export function studio(state: StudioState, deed: Deed): StudioState {
  const { work, past, future } = state
  switch (deed.type) {
    case 'begun':
      return {
        ...step(state, { source: deed.source, start: deed.document, document: deed.document }),
        saved: deed.kept ? deed.document : state.saved,
        refused: new Map(),
      }
    case 'edited':
      return edit(state, deed.key, deed.document, deed.at)
    case 'refused':
      return {
        ...state,
        refused: new Map(state.refused).set(deed.key, { text: deed.text, problem: deed.problem }),
      }
    case 'reset': {
      const before = getToken(work.start, deed.part, deed.path)
      const next = before
        ? edit(state, deed.key, setToken(work.document, deed.part, deed.path, before.value), Number.NaN)
        : state
      return { ...next, refused: without(next.refused, deed.key), last: undefined }
    }
    case 'renamed':
      return edit(state, 'name', named(work.document, deed.name), deed.at)
    case 'undone':
      return moved(state, past.at(-1), past.slice(0, -1), [work, ...future])
    case 'redone':
      return moved(state, future[0], [...past, work], future.slice(1))
    case 'saved':
      return { ...state, saved: work.document, last: undefined }
  }
}

function moved(
  state: StudioState,
  work: Work | undefined,
  past: readonly Work[],
  future: readonly Work[],
): StudioState {
  return work ? { ...state, work, past, future, refused: new Map(), last: undefined } : state
}

/** Whether something would be lost if the page were left. */
export function unsaved({ work, saved }: StudioState): boolean {
  return !same(work.document, saved)
}
