import { type BrandFolder, renamed, sameBrand } from './brand-folder.ts'
import { getToken, type Part, setToken } from './tokens-document.ts'

/** A theme in progress: its start, and its current state. */
export interface Work {
  /** What the start is called: a brand's name, a file's. */
  source: string
  start: BrandFolder
  brand: BrandFolder
}

/** All that the studio knows. What cannot be used of the tokens is kept beside the document, never in it. */
export interface StudioState {
  work: Work
  past: readonly Work[]
  future: readonly Work[]
  /** The brand as it was last saved, or begun from. */
  saved: BrandFolder
  /** What was written that cannot be used, by token. Settings need not be usable: they are kept as they are written. */
  refused: ReadonlyMap<string, { text: string; problem: string }>
  /** Which token the last edit was of, and when: edits of one token in one go are one step back. */
  last: { key: string; at: number } | undefined
}

/** What a person does in the studio. `at` is the moment in milliseconds; `saved`: what of it is in files somewhere. */
export type Action =
  | { type: 'begun'; work: Work; saved?: BrandFolder }
  | { type: 'edited'; key: string; brand: Partial<BrandFolder>; at: number }
  | { type: 'refused'; key: string; text: string; problem: string }
  | { type: 'reset'; key: string; part: Part; path: string }
  | { type: 'renamed'; name: string; at: number }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'saved'; part: 'brand' | 'tokens' }

/** One go at a token: what follows within this many milliseconds is the same step back. */
const oneGo = 1000
/** How many steps back are kept. */
const maxSteps = 200

/** The studio at its beginning. */
export function begin(work: Work, saved: BrandFolder = work.start): StudioState {
  return { work, past: [], future: [], saved, refused: new Map(), last: undefined }
}

function without(refused: StudioState['refused'], key: string): StudioState['refused'] {
  return refused.has(key) ? new Map([...refused].filter(([each]) => each !== key)) : refused
}

function step(state: StudioState, work: Work): StudioState {
  return { ...state, work, past: [...state.past, state.work].slice(-maxSteps), future: [], last: undefined }
}

function edit(state: StudioState, key: string, change: Partial<BrandFolder>, at: number): StudioState {
  const refused = without(state.refused, key)
  const brand = { ...state.work.brand, ...change }
  if (sameBrand(brand, state.work.brand)) return { ...state, refused }
  const work = { ...state.work, brand }
  const goesOn = state.last?.key === key && at - state.last.at < oneGo
  const next = goesOn ? { ...state, work, future: [] } : step(state, work)
  return { ...next, refused, last: { key, at } }
}

/** The studio's state after an action. */
export function studio(state: StudioState, action: Action): StudioState {
  const { work, past, future } = state
  switch (action.type) {
    case 'begun':
      return { ...step(state, action.work), saved: action.saved ?? state.saved, refused: new Map() }
    case 'edited':
      return edit(state, action.key, action.brand, action.at)
    case 'refused':
      return {
        ...state,
        refused: new Map(state.refused).set(action.key, { text: action.text, problem: action.problem }),
      }
    case 'reset': {
      const before = getToken(work.start.tokens, action.part, action.path)
      const tokens = before && setToken(work.brand.tokens, action.part, action.path, before.value)
      const next = tokens ? edit(state, action.key, { tokens }, Number.NaN) : state
      return { ...next, refused: without(next.refused, action.key), last: undefined }
    }
    case 'renamed':
      return edit(state, 'name', renamed(work.brand, action.name), action.at)
    case 'undone':
      return moved(state, past.at(-1), past.slice(0, -1), [work, ...future])
    case 'redone':
      return moved(state, future[0], [...past, work], future.slice(1))
    case 'saved':
      return {
        ...state,
        saved: action.part === 'brand' ? work.brand : { ...state.saved, tokens: work.brand.tokens },
        last: undefined,
      }
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
  return !sameBrand(work.brand, saved)
}
