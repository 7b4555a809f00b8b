import { type Mode, modeName } from '../.storybook/modes.ts'

/** A story as Storybook's `index.json` lists it. */
export interface IndexedStory {
  id: string
  title: string
  name: string
}

/** One picture to take: a story in a mode. */
export interface Shot {
  story: IndexedStory
  mode: Mode
  /** Its place below a folder of pictures: `<mode>/<story>.png`. */
  file: string
}

/** The stories of an `index.json`, without the pages of documentation, whose title or name holds one of the texts. */
export function storiesOf(index: unknown, only: readonly string[]): IndexedStory[] {
  const entries = isRecord(index) && isRecord(index.entries) ? Object.values(index.entries) : []
  const wanted = only.map((text) => text.toLowerCase())
  return entries.filter(isStory).filter(({ id, title, name }) => {
    const text = `${title}/${name} ${id}`.toLowerCase()
    return wanted.length === 0 || wanted.some((each) => text.includes(each))
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isStory(entry: unknown): entry is IndexedStory {
  return (
    isRecord(entry) &&
    entry.type === 'story' &&
    // Storybook also lists steps of a story that are tests of their own; they show nothing else.
    entry.subtype !== 'test' &&
    [entry.id, entry.title, entry.name].every((text) => typeof text === 'string')
  )
}

/** Where a story's picture in a mode is kept. Ids are lower case, digits and hyphens, and so are safe as file names. */
export function pictureFile(storyId: string, mode: Mode): string {
  return `${safe(modeName(mode))}/${safe(storyId)}.png`
}

function safe(name: string): string {
  return name.replace(/[^\p{L}\p{N}_-]+/gu, '-')
}

export function shotsOf(stories: readonly IndexedStory[], modes: readonly Mode[]): Shot[] {
  return stories.flatMap((story) => modes.map((mode) => ({ story, mode, file: pictureFile(story.id, mode) })))
}

/** The address at which Storybook shows a story in a mode. The panel's axe is not asked: it has a run of its own. */
export function storyAddress(origin: string, storyId: string, mode: Mode): string {
  const { brand, scheme, direction, motion } = mode
  const globals = Object.entries({ brand, scheme, direction, motion })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return `${origin}/iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&globals=${globals};a11y.manual:!true`
}

/** Accepted pictures that no story has any more, among those that this run looked at. */
export function goneFiles(
  accepted: readonly string[],
  every: readonly IndexedStory[],
  modes: readonly Mode[],
): string[] {
  const known = new Set(shotsOf(every, modes).map(({ file }) => file))
  const looked = new Set(modes.map((mode) => safe(modeName(mode))))
  return accepted.filter((file) => looked.has(file.split('/')[0] ?? '') && !known.has(file))
}
