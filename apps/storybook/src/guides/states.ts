/** The states that are searched in the stories of a component, by words of their names. */
export const states = {
  default: /default|filled|ready|playground|matrix|full|all$/i,
  'long text': /long|two hundred|many|name/i,
  'right to left': /right[ -]?to[ -]?left|rtl|arabic/i,
  'another script': /khmer|chinese|thai|burmese|script/i,
  empty: /empty|none|no |without|nothing|few/i,
  loading: /load|busy|wait|pending|skeleton/i,
  failed: /fail|error|broken|refused|missing|lost|wrong|invalid/i,
  disabled: /disabled|read ?only|off$|closed|locked|still/i,
  'bad input': /hostile|huge|negative|zero|unknown|bad|html|nonsense/i,
  keyboard: /key|arrow|tab|focus|escape/i,
} as const

type State = keyof typeof states

/** A story of the index, as much of it as the matrix reads. */
export interface StateEntry {
  id: string
  title: string
  name: string
}

export interface StateRow {
  title: string
  /** The stories that show a state; no entry where none is found. */
  cells: Partial<Record<State, StateEntry>>
  /** How many stories there are, also those that are in no column. */
  count: number
}

/** Components by title, with the first story of each state. */
export function stateRows(entries: readonly StateEntry[]): StateRow[] {
  const byTitle = Map.groupBy(entries, ({ title }) => title)
  return [...byTitle].map(([title, stories]) => {
    const found = Object.entries(states).flatMap(([state, words]) => {
      const story = stories.find(({ name }) => words.test(name))
      return story ? [[state, story]] : []
    })
    return { title, cells: Object.fromEntries(found) as StateRow['cells'], count: stories.length }
  })
}

/** The stories of an `index.json`; an empty list where it is not one. */
export function stateEntries(index: unknown): StateEntry[] {
  const entries = typeof index === 'object' && index !== null && 'entries' in index ? index.entries : {}
  return Object.values(entries as Record<string, Partial<StateEntry> & { type?: string; subtype?: string }>)
    .filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
    .flatMap(({ id, title, name }) => (id && title && name ? [{ id, title, name }] : []))
}
