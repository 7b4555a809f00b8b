import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
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

const text = (place: string) => host.querySelector(`#${place}`)?.textContent
const wrapper = () => host.querySelector('#below')?.parentElement as HTMLElement

function Hello({ at }: { at: string }) {
  const { i18n } = useLingui()
  return <p id={at}>{i18n._('hello')}</p>
}

function Page() {
  language = useLanguage()
  useEffect(() => void said.push(`${text('above')} ${text('below')} ${wrapper().style.contentVisibility}`))
  return (
    <>
      <OffscreenLanguage>
        <Hello at="above" />
      </OffscreenLanguage>
      <div style={{ blockSize: 5000 }} />
      <OffscreenLanguage>
        <Hello at="below" />
      </OffscreenLanguage>
    </>
  )
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((next) => requestAnimationFrame(next))
}

beforeEach(async () => {
  said = []
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  root.render(
    <LanguageProvider initial="en" active={active} load={load}>
      <Page />
    </LanguageProvider>,
  )
  await expect.poll(() => text('below')).toBe('Hello')
  // The observer tells where things are with the next frames.
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

it('what stands in the window changes with the page, and never says two languages at once', async () => {
  wrapper().scrollIntoView()
  await frames(3)
  said = []
  await language.setLocale('ar')
  await expect.poll(() => text('below')).toBe('مرحبا')
  expect(said[0]).toBe('Hello مرحبا ')
})
