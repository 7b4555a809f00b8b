import './reset.css.ts'
import { afterEach, expect, it } from 'vitest'

const page = document.documentElement
const before = page.lang

afterEach(() => {
  page.lang = before
  document.body.replaceChildren()
})

/** Line heights of text and headings, as multiples of the font size. */
const heights = (element: Element) =>
  ['text', 'heading'].map((kind) =>
    Number(getComputedStyle(element).getPropertyValue(`--bz-line-height-${kind}`)),
  )

it.each([
  ['en', [1.5, 1.2]],
  ['km', [1.75, 1.55]],
  ['my', [1.9, 1.7]],
  ['ar', [1.7, 1.5]],
  ['ur', [2.2, 2]],
])('a page in %s, and a part of another page in it, has the line heights of its script', (lang, expected) => {
  page.lang = lang
  expect(heights(page)).toEqual(expected)
  expect(Number.parseFloat(getComputedStyle(document.body).lineHeight)).toBeCloseTo(16 * Number(expected[0]))
  page.lang = 'th'
  const part = document.createElement('p')
  part.lang = lang
  document.body.append(part)
  // The language that a page begins with is set on the page alone.
  if (lang !== 'en') expect(heights(part)).toEqual(expected)
})
