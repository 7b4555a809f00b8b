import { LanguageProvider, type Locale } from '@baize/i18n'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Frame } from '../../app/Frame.tsx'
import { loadMessages } from '../../app/languages.ts'
import { siteAnswers } from '../../shared/games/testing/fixtures.ts'
import { recordAnswers } from './testing/fixtures.ts'

let host: HTMLElement
let root: Root
beforeEach(() => {
  document.documentElement.dataset.touched = ''
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  root.unmount()
  host.remove()
  await page.viewport(414, 896)
})

function show(path: string, locale: Locale = 'en') {
  const answers: Answers = { ...siteAnswers, ...recordAnswers }
  root.render(
    <LanguageProvider initial={locale} active={['en', 'km', 'zh-Hans', 'ar']} load={loadMessages}>
      <ScriptedPlatform path={path} signedIn answers={answers}>
        <Frame />
      </ScriptedPlatform>
    </LanguageProvider>,
  )
}

const locales = ['en', 'km', 'zh-Hans', 'ar'] as const

it.for(
  locales.flatMap((locale) =>
    (['betting-record', 'transactions'] as const).flatMap((record) =>
      [1440, 1024, 768].map((width) => [locale, record, width] as const),
    ),
  ),
)('in %s the last column of the %s is in view at %i px', async ([locale, record, width]) => {
  await page.viewport(width, 900)
  show(`/member/${record}`, locale)
  const table = await vi.waitFor(() => {
    const found = host.querySelector('table')
    expect(found?.querySelectorAll('tbody tr').length).toBeGreaterThan(1)
    return found as HTMLTableElement
  })
  await document.fonts.ready
  const view = table.parentElement as HTMLElement
  await vi.waitFor(() => expect(view.clientWidth).toBeGreaterThan(width === 1440 ? 800 : 600))
  // Stylesheets, fonts and what is in the cells are loaded one after the other: the table is measured at rest.
  let last = 0
  await vi.waitFor(
    () => {
      const before = last
      last = view.scrollWidth
      expect(last).toBe(before)
    },
    { interval: 500 },
  )
  expect(last).toBeLessThanOrEqual(view.clientWidth)
})

it('a desktop has one navigation beside the page: the site menu is icons, with the whole behind a button', async () => {
  await page.viewport(1440, 900)
  show('/member/betting-record')
  const menu = await vi.waitFor(() => {
    const found = host.querySelector<HTMLElement>('[data-side-menu] nav')
    expect(found?.querySelectorAll('a').length).toBeGreaterThan(5)
    return found as HTMLElement
  })
  expect(menu.getBoundingClientRect().width).toBeLessThan(80)
  const first = menu.querySelector('a') as HTMLAnchorElement
  expect(first.textContent).toBe('Home')
  expect(first.title).toBe('Home')
  await userEvent.click(page.getByRole('button', { name: 'Open menu' }))
  const drawer = await vi.waitFor(() => {
    const found = document.querySelector('[role=dialog] a')
    expect(found).not.toBeNull()
    return found as HTMLElement
  })
  expect(drawer.title).toBe('')
  expect(drawer.getBoundingClientRect().width).toBeGreaterThan(150)
  await userEvent.keyboard('{Escape}')
})

it('other pages of a desktop have the site menu with its names', async () => {
  await page.viewport(1440, 900)
  show('/rng')
  await vi.waitFor(() => {
    const menu = host.querySelector('[data-side-menu] nav')
    expect(menu?.getBoundingClientRect().width).toBeGreaterThan(150)
  })
})

it('no two pages of the account have the same icon', async () => {
  show('/member')
  const links = await vi.waitFor(() => {
    const found = [...host.querySelectorAll('main li a[href]')].filter((link) => link.querySelector('svg'))
    expect(found.length).toBeGreaterThan(10)
    return found
  })
  const icons = links.map((link) => link.querySelector('svg')?.innerHTML)
  expect(links.filter((_, at) => icons.indexOf(icons[at]) !== at).map((link) => link.textContent)).toEqual([])
})
