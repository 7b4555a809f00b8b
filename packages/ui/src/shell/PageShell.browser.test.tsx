import '../reset/reset.css.ts'
import { type Language, LanguageProvider, type Locale, useLanguage } from '@baize/i18n'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AnnouncementQueue } from '../announcement-queue/AnnouncementQueue.tsx'
import { FloatingService } from '../floating-service/FloatingService.tsx'
import { sanitise } from '../html/sanitise.ts'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import { PageShell } from './PageShell.tsx'
import { SideMenu } from './SideMenu.tsx'

const active: Locale[] = ['en', 'ar']
const words: Partial<Record<Locale, string>> = { en: 'Lottery', ar: 'اليانصيب' }
const load = async (locale: Locale) => ({ lottery: words[locale] ?? '' })

let root: Root
let host: HTMLElement
let language: Language
/** What was in the page and in its menu at each change. */
let seen: string[]
let observer: MutationObserver

const text = (selector: string) => document.querySelector(selector)?.textContent
const opener = () => host.querySelector<HTMLElement>('header button') as HTMLElement
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((next) => requestAnimationFrame(next))
}

function Menu() {
  const { i18n } = useLingui()
  const items = [{ id: 'lottery', label: i18n._('lottery'), href: '#lottery', icon: null }]
  return <SideMenu label="Games" sections={[{ id: 'games', items }]} />
}

const holiday = {
  id: 'holiday',
  title: 'Holiday',
  content: sanitise('<p>The bank rests.</p>'),
  execution: 'B',
}
let announce: () => void

function Site() {
  const [announced, setAnnounced] = useState(false)
  announce = () => setAnnounced(true)
  language = useLanguage()
  const { i18n } = useLingui()
  return (
    <>
      <PageShell header={<Header logo="Baize" />} menu={<Menu />}>
        <h1>{i18n._('lottery')}</h1>
      </PageShell>
      <AnnouncementQueue
        announcements={announced ? [holiday] : []}
        reader={{ loggedIn: false }}
        seen={[]}
        onSeen={() => {}}
      />
      <FloatingService
        services={[{ csType: 'LIVECHAT', title: 'Live chat', href: 'https://chat.example/' }]}
      />
    </>
  )
}

async function open(width: number) {
  await page.viewport(width, 800)
  root.render(
    <LanguageProvider initial="en" active={active} load={load}>
      <Site />
    </LanguageProvider>,
  )
  await expect.poll(() => text('h1')).toBe('Lottery')
  // The observer reports positions with the next frames.
  await frames(3)
  observer.observe(host, { subtree: true, characterData: true, childList: true })
}

beforeEach(() => {
  seen = []
  observer = new MutationObserver(() => seen.push(`${text('h1')} ${text('[data-side-menu] a')}`))
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  observer.disconnect()
  root.unmount()
  host.remove()
  document.documentElement.removeAttribute('dir')
  await page.viewport(414, 896)
})

it('a menu behind its button speaks a new language right after the page does', async () => {
  await open(390)
  await language.setLocale('ar')
  await expect.poll(() => text('[data-side-menu] a')).toBe('اليانصيب')
  expect(seen[0]).toBe('اليانصيب Lottery')
})

it('a menu that is opened while the page takes a new language is opened in it', async () => {
  await open(390)
  // Its code is loaded on intent.
  opener().click()
  await expect.poll(() => text('[role=dialog] a')).toBe('Lottery')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => text('[role=dialog] a')).toBeUndefined()
  const opened = new Promise<string | null | undefined>((done) => {
    const press = new MutationObserver(() => {
      if (text('h1') !== 'اليانصيب') return
      press.disconnect()
      opener().click()
      const shown = new MutationObserver(() => {
        if (text('[role=dialog] a') === undefined) return
        shown.disconnect()
        done(text('[role=dialog] a'))
      })
      shown.observe(document.body, { subtree: true, childList: true })
    })
    press.observe(host, { subtree: true, characterData: true })
  })
  await language.setLocale('ar')
  expect(await opened).toBe('اليانصيب')
})

it('a menu that is open covers what floats over the page', async () => {
  await open(390)
  const floating = host.querySelector('a[href="https://chat.example/"]') as HTMLElement
  const { left, top, width, height } = floating.getBoundingClientRect()
  const uppermost = () => document.elementFromPoint(left + width / 2, top + height / 2)
  expect(floating.contains(uppermost())).toBe(true)
  opener().click()
  await expect.poll(() => text('[role=dialog] a')).toBe('Lottery')
  expect(floating.contains(uppermost())).toBe(false)
})

it('a menu that is open takes a new language with the page', async () => {
  await open(390)
  opener().click()
  await expect.poll(() => text('[role=dialog] a')).toBe('Lottery')
  const words: string[] = []
  const watch = new MutationObserver(() => words.push(`${text('h1')} ${text('[role=dialog] a')}`))
  watch.observe(document.body, { subtree: true, characterData: true, childList: true })
  await language.setLocale('ar')
  await expect.poll(() => text('h1')).toBe('اليانصيب')
  watch.disconnect()
  expect(words[0]).toBe('اليانصيب اليانصيب')
})

it('an open menu is a modal dialog: the way back and a followed link close it, and focus returns', async () => {
  const watchers: { onclose: (() => void) | null }[] = []
  const real = globalThis.CloseWatcher
  globalThis.CloseWatcher = class {
    onclose: (() => void) | null = null
    constructor() {
      watchers.push(this)
    }
    destroy() {
      watchers.splice(watchers.indexOf(this), 1)
    }
  }
  try {
    await open(390)
    await userEvent.click(opener())
    await expect.poll(() => text('[role=dialog][aria-modal=true] a')).toBe('Lottery')
    // As a phone's back gesture does; nothing else notifies a page of it.
    watchers.pop()?.onclose?.()
    await expect.poll(() => text('[role=dialog] a')).toBeUndefined()
    await expect.poll(() => document.activeElement).toBe(opener())
    expect(watchers).toHaveLength(0)
    await userEvent.click(opener())
    await expect.poll(() => text('[role=dialog] a')).toBe('Lottery')
    await userEvent.click(document.querySelector('[role=dialog] a') as HTMLElement)
    await expect.poll(() => text('[role=dialog] a')).toBeUndefined()
  } finally {
    globalThis.CloseWatcher = real
  }
})

it('an announcement waits for an open menu', async () => {
  await open(390)
  await userEvent.click(opener())
  await expect.poll(() => text('[role=dialog] a')).toBe('Lottery')
  announce()
  await frames(3)
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => text('[role=dialog] h2')).toBe('Holiday')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
})

it('a menu that is a column of a wide page takes a new language with the page', async () => {
  await open(1280)
  await language.setLocale('ar')
  await expect.poll(() => text('h1')).toBe('اليانصيب')
  expect(seen[0]).toBe('اليانصيب اليانصيب')
})

it('items of the header that do not fit are out of sight as wholes, and focus scrolls them into view', async () => {
  await page.viewport(1100, 600)
  const navigation = ['Estrategia', 'Promociones', 'Casino en vivo', 'Tragaperras', 'Deportes'].map(
    (label) => ({
      ...{ id: label, label, href: `#${label}`, icon: null },
    }),
  )
  root.render(
    <div style={{ inlineSize: 640 }}>
      <Header logo="Baize" navigation={navigation} actions={<button type="button">Deposit</button>} />
    </div>,
  )
  await expect.poll(() => host.querySelectorAll('nav a').length).toBe(5)
  const nav = host.querySelector('nav') as HTMLElement
  const links = [...nav.querySelectorAll('a')]
  const seen = () => {
    const bar = nav.getBoundingClientRect()
    const boxes = links.map((link) => link.getBoundingClientRect())
    return boxes.map(({ left, right, top, bottom }) => {
      const inside = left >= bar.left && right <= bar.right
      const shown = Math.min(bottom, bar.bottom) - Math.max(top, bar.top)
      return inside && shown >= bottom - top - 1 ? 'whole' : shown <= 1 ? 'hidden' : 'cut'
    })
  }
  expect(new Set(seen())).toEqual(new Set(['whole', 'hidden']))
  const shown = links.filter((_, place) => seen()[place] === 'whole')
  for (const [place, link] of shown.slice(1).entries())
    expect(link.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      shown[place]?.getBoundingClientRect().right ?? 0,
    )
  links.at(-1)?.focus()
  expect(seen().at(-1)).toBe('whole')
})

it.each([
  ['si', 'තැන්පත් කරන්න'],
  ['my', 'ငွေ သွင်းရန်'],
  ['ml', 'ഡെപ്പോ\u00adസിറ്റ്'],
])('a label of two lines in the bottom bar is whole in a tall script: %s', async (lang, label) => {
  await page.viewport(320, 600)
  const before = document.documentElement.lang
  document.documentElement.lang = lang
  const item = (id: string) => ({ ...{ id, label, href: `#${id}`, icon: <svg /> } })
  root.render(<BottomBar label="Shortcuts" items={['a', 'b', 'c', 'd', 'e'].map(item)} />)
  await expect.poll(() => host.querySelectorAll('nav a').length).toBe(5)
  const link = host.querySelector('nav a') as HTMLElement
  const text = link.lastElementChild as HTMLElement
  expect(text.textContent).toBe(label)
  expect(text.clientHeight).toBeGreaterThan(1.5 * Number.parseFloat(getComputedStyle(text).lineHeight))
  expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight)
  const [bar, last] = [host.querySelector('nav'), text].map((box) => box?.getBoundingClientRect().bottom ?? 0)
  expect(last).toBeLessThanOrEqual((bar ?? 0) + 1)
  document.documentElement.lang = before
})

it('what takes the focus on a phone is scrolled clear of the bottom bar', async () => {
  await page.viewport(390, 800)
  const entries = [{ id: 'home', label: 'Home', href: '#home', icon: null }]
  const games = Array.from({ length: 60 }, (_, index) => `Game ${index + 1}`)
  root.render(
    <PageShell header={<Header logo="Baize" />} bottomBar={<BottomBar label="Places" items={entries} />}>
      {games.map((game) => (
        <p key={game}>
          <a href={`#${game}`}>{game}</a>
        </p>
      ))}
    </PageShell>,
  )
  await expect.poll(() => host.querySelectorAll('main a').length).toBe(60)
  const bar = host.querySelector('nav[aria-label=Places]') as HTMLElement
  for (const link of host.querySelectorAll<HTMLElement>('main a')) {
    link.focus()
    expect(link.getBoundingClientRect().bottom, link.textContent ?? '').toBeLessThanOrEqual(
      bar.getBoundingClientRect().top,
    )
  }
})
