import type { PendingAction } from '@baize/account'
import { pendingRows } from '@baize/account/testing'
import { LanguageProvider } from '@baize/i18n'
import { type Answers, defaultMember, ScriptedPlatform } from '@baize/site/testing'
import { missingMessages } from '@baize/site/testing/messages'
import { closeAllDialogs } from '@baize/ui'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Frame } from '../../app/Frame.tsx'
import { loadMessages } from '../../app/languages.ts'
import { gamePage, siteAnswers } from '../../shared/games/testing/fixtures.ts'

let host: HTMLElement
let root: Root
beforeEach(() => {
  sessionStorage.clear()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  closeAllDialogs()
  root.unmount()
  host.remove()
  vi.restoreAllMocks()
})

const show = (path: string, rows: readonly PendingAction[], more: Answers = {}) =>
  root.render(
    <LanguageProvider initial="en" active={['en', 'km']} load={loadMessages}>
      <ScriptedPlatform
        path={path}
        answers={{
          ...siteAnswers,
          gameList: gamePage(),
          memberInfo: { ...defaultMember, isAgent: false },
          pendingActions: { rows: [...rows], otherMessages: 3 },
          messages: { rows: [], unread: 0, page: { next: null } },
          ...more,
        }}
      >
        <Frame />
      </ScriptedPlatform>
    </LanguageProvider>,
  )

const banner = () => document.querySelector<HTMLElement>('section[aria-label="Action needed"]')
const bell = () => document.querySelector<HTMLButtonElement>('button[aria-label^="Notifications"]')
const untilBanner = () => vi.waitFor(() => expect(banner()).not.toBeNull(), { timeout: 20_000 })

it.each(['/', '/rng', '/promotions', '/member/limits', '/nowhere'])(
  'shows on %s what waits for the person, the most urgent first',
  async (path) => {
    show(path, pendingRows)
    await untilBanner()
    await vi.waitFor(() =>
      expect(banner()?.textContent).toContain('Did your withdrawal of ៛80,000.00 arrive?'),
    )
    expect(banner()?.querySelector('a')?.getAttribute('href')).toBe('/member/withdraw?withdrawal=wdr_1')
    expect(banner()?.querySelectorAll('a').length).toBe(1)
  },
)

it('lists every kind of action as text, and counts them on the bell and on the menu', async () => {
  const missing = missingMessages()
  show('/', pendingRows)
  await untilBanner()
  const more = [...(banner()?.querySelectorAll('button') ?? [])].find((one) =>
    /^Show \d more$/.test(one.textContent),
  )
  more?.click()
  await vi.waitFor(() => expect(banner()?.querySelectorAll('a').length).toBe(pendingRows.length))
  await vi.waitFor(() => expect(bell()?.ariaLabel).toContain(`${pendingRows.length} actions needed`))
  const withdraw = document.querySelector('[data-side-menu] a[href="/member/withdraw"]')
  if (matchMedia('(min-width: 64rem)').matches) expect(withdraw?.textContent).toMatch(/2$/)
  bell()?.click()
  await vi.waitFor(
    () => expect(document.querySelector('[role=dialog]')?.textContent).toContain('No new messages'),
    { timeout: 20_000 },
  )
  for (const { link } of pendingRows) {
    expect(document.querySelector(`[role=dialog] a[href="${link}"]`), link).not.toBeNull()
  }
  expect(missing).toEqual([])
})

it('counts what waits and its message as one thing in the bottom bar', async () => {
  show('/', pendingRows)
  await untilBanner()
  // Of `siteAnswers`.
  const rewards = 2
  const account = () =>
    [...document.querySelectorAll('nav[aria-label="Shortcuts"] a')].find(({ textContent }) =>
      textContent.includes('Account'),
    )
  await vi.waitFor(() => expect(account()?.textContent).toContain(String(pendingRows.length + 3 + rewards)), {
    timeout: 20_000,
  })
})

it('is not repeated on the page of what waits', async () => {
  const [first] = pendingRows
  if (!first) throw new Error('nothing waits')
  show('/rng', [first])
  await untilBanner()
  root.unmount()
  root = createRoot(host)
  show(first.link, [first])
  await vi.waitFor(() => expect(bell()?.ariaLabel).toContain('1 action needed'), { timeout: 20_000 })
  expect(banner()).toBeNull()
})

it('closes for the session what may wait, and never what settles itself', async () => {
  const rows = pendingRows.filter(({ kind }) => kind === 'withdrawalToConfirm' || kind === 'bonusEnding')
  show('/', rows)
  await untilBanner()
  expect(banner()?.querySelector('button[aria-label="Dismiss"]')).toBeNull()
  ;[...(banner()?.querySelectorAll('button') ?? [])].at(-1)?.click()
  await vi.waitFor(() => expect(banner()?.querySelector('button[aria-label="Dismiss"]')).not.toBeNull())
  banner()?.querySelector<HTMLButtonElement>('button[aria-label="Dismiss"]')?.click()
  await vi.waitFor(() => expect(banner()?.textContent).not.toContain('left to wager'))
  expect(banner()?.textContent).toContain('Did your withdrawal')
  await vi.waitFor(() => expect(bell()?.ariaLabel).toContain('2 actions needed'), { timeout: 20_000 })
})

it('shows nothing where nothing waits', async () => {
  show('/', [])
  await vi.waitFor(() => expect(bell()).not.toBeNull(), { timeout: 20_000 })
  expect(banner()).toBeNull()
})
