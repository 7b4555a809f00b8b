import type { Mode } from '../.storybook/modes.ts'

/** A story as Storybook's `index.json` lists it. */
export interface IndexedStory {
  id: string
  title: string
  name: string
}

/** The stories of an `index.json`, without the pages of documentation, whose title or name contains one of the texts. */
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

/** The file of a story's image. Ids are lower case, digits and hyphens; anything else would be unsafe in a path. */
export function imageName(storyId: string): string {
  return `${storyId.replace(/[^\p{L}\p{N}_-]+/gu, '-')}.png`
}

/** The address of a story in a mode. The panel's axe is not run: it has a stage of its own. */
export function storyAddress(origin: string, storyId: string, mode: Mode): string {
  const { brand, scheme, direction, motion } = mode
  const globals = Object.entries({ brand, scheme, direction, motion })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return `${origin}/iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&globals=${globals};a11y.manual:!true`
}

/** The accepted images whose story does not exist any more. */
export function goneImages(accepted: readonly string[], stories: readonly IndexedStory[]): string[] {
  const known = new Set(stories.map(({ id }) => imageName(id)))
  return accepted.filter((file) => file.endsWith('.png') && !known.has(file))
}
