import { useLingui } from '@lingui/react'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Language, LanguageProvider, type Locale, OffscreenLanguage, useLanguage } from '../index.ts'

const active: Locale[] = ['en', 'ar']
const hello: Partial<Record<Locale, string>> = { en: 'Hello', ar: 'مرحبا' }
const load = async (locale: Locale) => ({ hello: hello[locale] ?? '' })

let root: Root
let host: HTMLElement
let language: Language
/** What both places said at each commit. */
let said: string[]
/** The places that were rendered since this was last emptied. */
let rendered: string[]
let openDrawer: () => void

const text = (place: string) => host.querySelector(`#${place}`)?.textContent
const wrapper = () => host.querySelector('#below')?.parentElement as HTMLElement

function Hello({ at }: { at: string }) {
  const { i18n } = useLingui()
  return (
    <p id={at}>
      <Word at={at}>{i18n._('hello')}</Word>
    </p>
  )
}

/** React renders consumers of the language context even below an unchanged parent; it then commits nothing. */
function Word({ at, children }: { at: string; children: string }) {
  rendered.push(at)
  return children
}

function Page() {
  language = useLanguage()
  const [open, setOpen] = useState(false)
  openDrawer = () => flushSync(() => setOpen(true))
  useLayoutEffect(
    () => void said.push(`${text('above')} ${text('below')} ${wrapper().style.contentVisibility}`),
  )
  return (
    <>
      <OffscreenLanguage>
        <Hello at="above" />
      </OffscreenLanguage>
      <div style={{ blockSize: 5000 }} />
      <OffscreenLanguage>
        <Hello at="below" />
      </OffscreenLanguage>
      <div style={{ position: 'fixed', top: 0, left: open ? 0 : -500 }}>
        <OffscreenLanguage seen={open}>
          <Hello at="drawer" />
        </OffscreenLanguage>
      </div>
    </>
  )
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((next) => requestAnimationFrame(next))
}

beforeEach(async () => {
  said = []
  rendered = []
  host = document.body.appendChild(document.createElement('div'))
  // Fonts of a machine have lines of different heights for Latin and Arabic.
  host.style.lineHeight = '20px'
  root = createRoot(host)
  root.render(
    <LanguageProvider initial="en" active={active} load={load}>
      <Page />
    </LanguageProvider>,
  )
  await expect.poll(() => text('below')).toBe('Hello')
  // The observer reports positions with the next frames.
  await frames(3)
})
afterEach(() => {
  root.unmount()
  host.remove()
  document.documentElement.removeAttribute('dir')
  scrollTo(0, 0)
})

it('what is outside of the window speaks the new language once the window does, and keeps its size', async () => {
  const before = wrapper().getBoundingClientRect().height
  said = []
  await language.setLocale('ar')
  await expect.poll(() => text('below')).toBe('مرحبا')
  expect(said[0]).toBe('مرحبا Hello hidden')
  await expect.poll(() => wrapper().style.contentVisibility).toBe('')
  expect(wrapper().getBoundingClientRect().height).toBe(before)
})

it('what is in the viewport changes with the page, and never says two languages at once', async () => {
  wrapper().scrollIntoView()
  await frames(3)
  said = []
  await language.setLocale('ar')
  await expect.poll(() => text('below')).toBe('مرحبا')
  expect(said[0]).toBe('Hello مرحبا ')
})

it('what is outside the viewport is not rendered again with the page, though the page passes new elements', async () => {
  const rounds: string[][] = []
  rendered = []
  const observer = new MutationObserver(() => rounds.push(rendered.splice(0)))
  observer.observe(host, { subtree: true, characterData: true, childList: true })
  await language.setLocale('ar')
  await expect.poll(() => text('below')).toBe('مرحبا')
  observer.disconnect()
  expect(rounds[0]).toEqual(['above'])
  expect(rounds.slice(1).flat().sort()).toEqual(['below', 'drawer'])
})

it('what is said to be seen speaks the new language in the moment it is shown', async () => {
  let atOnce: string | undefined
  const observer = new MutationObserver(() => {
    if (atOnce !== undefined || text('above') === 'Hello') return
    expect(text('drawer')).toBe('Hello')
    openDrawer()
    atOnce = text('drawer')
  })
  observer.observe(host, { subtree: true, characterData: true, childList: true })
  await language.setLocale('ar')
  await expect.poll(() => text('below')).toBe('مرحبا')
  observer.disconnect()
  expect(atOnce).toBe('مرحبا')
})
