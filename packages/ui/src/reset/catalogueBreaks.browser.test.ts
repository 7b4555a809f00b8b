import './reset.css.ts'
import { afterEach, expect, it } from 'vitest'

type Compiled = string | Compiled[] | { [branch: string]: Compiled }

const catalogues = import.meta.glob<Record<string, Compiled>>(
  '../../../../{packages,apps}/*/locales/**/km.po',
  {
    eager: true,
    import: 'messages',
  },
)

/** The texts of a message, without its values. */
const textsOf = (message: Compiled): string[] =>
  typeof message === 'string'
    ? [message.replace(/<\/?\d+\/?>/g, '')]
    : Object.values(message).flatMap(textsOf)

const texts = new Set(
  Object.values(catalogues).flatMap((messages) => Object.values(messages).flatMap(textsOf)),
)

afterEach(() => document.body.replaceChildren())

/** The offsets at which a paragraph wraps. */
function breaksOf(paragraph: HTMLElement): number[] {
  const text = paragraph.firstChild as Text
  const range = document.createRange()
  const breaks: number[] = []
  let line: number | undefined
  for (const { segment, index } of new Intl.Segmenter('km').segment(text.data)) {
    if (/^[\s\u200b]/.test(segment)) continue
    range.setStart(text, index)
    range.setEnd(text, index + segment.length)
    const top = Math.round(range.getBoundingClientRect().top)
    if (line !== undefined && top > line) breaks.push(index)
    line = top
  }
  return breaks
}

/** The width of a paragraph on the narrowest phone. */
const room = 288

function shown(text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.lang = 'km'
  paragraph.style.inlineSize = `${room}px`
  paragraph.textContent = text
  return paragraph
}

it('no Khmer message breaks inside a word at 320 px', () => {
  const paragraphs = [...texts].filter((text) => text.length > 30).map(shown)
  document.body.append(...paragraphs)
  let count = 0
  const torn: string[] = []
  for (const paragraph of paragraphs) {
    const text = paragraph.textContent
    const words = new Intl.Segmenter('km', { granularity: 'word' }).segment(text)
    const starts = new Set(Array.from(words, ({ index }) => index))
    for (const at of breaksOf(paragraph)) {
      count++
      // The browser's dictionary may know two words where that of the build knows a compound.
      if (!starts.has(at)) torn.push(`${text.slice(0, at)}|${text.slice(at)}`)
    }
  }
  expect(count).toBeGreaterThan(400)
  expect(torn).toEqual([])
})

it('a browser without a dictionary finds a place to break in every line', () => {
  const runs = new Set([...texts].flatMap((text) => text.split(/[\s\u200b]+/)))
  const spans = [...runs].map((run) => {
    const span = document.createElement('span')
    span.lang = 'km'
    span.style.cssText = 'display: inline-block; white-space: nowrap'
    span.textContent = run
    return span
  })
  document.body.append(...spans)
  expect(spans.length).toBeGreaterThan(1000)
  const wide = spans.filter((span) => span.getBoundingClientRect().width > room)
  expect(wide.map((span) => span.textContent)).toEqual([])
})
