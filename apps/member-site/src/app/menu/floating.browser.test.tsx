import { LanguageProvider } from '@baize/i18n'
import { ScriptedPlatform } from '@baize/site/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { gamePage, siteAnswers } from '../../shared/games/testing/fixtures.ts'
import { Frame } from '../Frame.tsx'
import { loadMessages } from '../languages.ts'

let host: HTMLElement
let root: Root
beforeEach(() => {
  document.documentElement.dataset.touched = ''
  sessionStorage.setItem('baize.announcements.user', '[]')
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  root.unmount()
  host.remove()
  scrollTo(0, 0)
  await page.viewport(414, 896)
})

function show(path: string) {
  root.render(
    <LanguageProvider initial="en" active={['en']} load={loadMessages}>
      <ScriptedPlatform path={path} signedIn answers={{ ...siteAnswers, gameList: gamePage(40) }}>
        <Frame />
      </ScriptedPlatform>
    </LanguageProvider>,
  )
}

const floating = () =>
  [...document.querySelectorAll<HTMLElement>('a, button')].filter(
    (element) =>
      /^(Customer service|Back to top)/.test(element.ariaLabel ?? element.textContent ?? '') &&
      isFixed(element) &&
      getComputedStyle(element).visibility === 'visible',
  )
const isFixed = (element: HTMLElement) =>
  [element, element.parentElement].some((each) => each && getComputedStyle(each).position === 'fixed')

/** Rectangles of all that is read or activated in the page: actions, images, and each line of text. */
function content(): { name: string; rect: DOMRect }[] {
  const found: { name: string; rect: DOMRect }[] = []
  for (const element of document.querySelectorAll(
    'main :is(a, button, input, img), footer :is(a, button, img)',
  ))
    found.push({ name: element.outerHTML.slice(0, 80), rect: element.getBoundingClientRect() })
  for (const area of document.querySelectorAll('main, footer')) {
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (!node.nodeValue?.trim() || !node.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // Text for screen readers is clipped to a pixel.
      for (const rect of range.getClientRects())
        if (rect.width > 2 && (node.parentElement?.clientWidth ?? 2) !== 1)
          found.push({ name: node.nodeValue.slice(0, 80), rect })
    }
  }
  return found
}

function covered(): string[] {
  const rects = floating().map((element) => element.getBoundingClientRect())
  return content()
    .filter(({ rect }) =>
      rects.some(
        ({ left, right, top, bottom }) =>
          rect.left < right - 1 && rect.right > left + 1 && rect.top < bottom - 1 && rect.bottom > top + 1,
      ),
    )
    .map(({ name }) => name)
}

/** Longer than a page has to be still until a button takes its place. */
const atRest = 600
const frames = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it.for(
  [320, 360, 768, 1024, 1440].flatMap((width) =>
    ['/', '/rng', '/member/deposit', '/helpmc'].map((path) => [path, width] as const),
  ),
)('at %s, %i px wide, no floating button covers what is read or activated', async ([path, width]) => {
  await page.viewport(width, 740)
  show(path)
  await vi.waitFor(() => expect(host.querySelector('main a, main button')).not.toBeNull())
  await frames(atRest)
  for (const part of [0, 0.2, 0.5, 0.8, 1, 1]) {
    // The footer is mounted when it is near.
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part)
    // The event of the scroll is part of the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    expect(covered(), `while it moves, at ${part}`).toEqual([])
    // At rest as soon as content that loads meanwhile has its size.
    await frames(atRest)
    await vi.waitFor(() => expect(covered(), `at rest, at ${part}`).toEqual([]), 5000)
  }
})

it('where it fits, the button to customer service is shown', async () => {
  await page.viewport(1440, 900)
  show('/nowhere')
  await vi.waitFor(() => expect(floating()).toHaveLength(1))
})
