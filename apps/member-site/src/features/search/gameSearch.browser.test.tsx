import { ApiError } from '@baize/api'
import { LanguageProvider } from '@baize/i18n'
import { type Answers, defaultMember, ScriptedPlatform } from '@baize/site/testing'
import { missingMessages } from '@baize/site/testing/messages'
import { closeAllDialogs } from '@baize/ui'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadMessages } from '../../app/languages.ts'
import { gamePage, siteAnswers } from '../../shared/games/testing/fixtures.ts'
import { GameSearch } from './GameSearch.tsx'
import { readSearches, removeSearch } from './recentSearches.ts'

let host: HTMLElement
let root: Root
const asked = vi.fn()
beforeEach(() => {
  removeSearch()
  asked.mockClear()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  closeAllDialogs()
  root.unmount()
  host.remove()
  vi.restoreAllMocks()
})

const found = (total: number) => ({
  ...gamePage(Math.min(total, 6), total),
  categories: [
    { gameType: 'LIVE' as const, games: 3 },
    { gameType: 'RNG' as const, games: total - 3 },
  ],
})

const show = (answers: Answers = {}, language: 'en' | 'km' = 'en') =>
  root.render(
    <LanguageProvider initial={language} active={['en', 'km']} load={loadMessages}>
      <ScriptedPlatform
        answers={{
          ...siteAnswers,
          memberInfo: { ...defaultMember, isAgent: false },
          hotGames: gamePage(),
          searchGames: ({ query }) => {
            asked(query)
            return found(9)
          },
          ...answers,
        }}
      >
        <GameSearch />
      </ScriptedPlatform>
    </LanguageProvider>,
  )

const field = () =>
  vi.waitFor(
    () => {
      const input = host.querySelector<HTMLInputElement>('input')
      if (!input) throw new Error('there is no field yet')
      return input
    },
    { timeout: 20_000 },
  )

const text = () => host.textContent ?? ''

it('begins in the field, with what is popular', async () => {
  const missing = missingMessages()
  show()
  const input = await field()
  await vi.waitFor(() => expect(document.activeElement).toBe(input))
  await vi.waitFor(() => expect(text()).toContain('Popular games'))
  expect(text()).not.toContain('Recent searches')
  expect(missing).toEqual([])
})

it('finds over all categories, and narrows to one', async () => {
  show()
  await userEvent.fill(await field(), 'dragon tiger')
  await vi.waitFor(() => expect(text()).toContain('6 of 9 games'), { timeout: 10_000 })
  expect(
    asked.mock.calls.every(([query]) => query.text === 'dragon tiger' && query.gameType === undefined),
  ).toBe(true)
  const live = [...host.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')].find((one) =>
    one.textContent?.startsWith('Live casino'),
  )
  live?.click()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ gameType: 'LIVE' })))
})

it.each([
  ['en', 'fishing', '/fish'],
  ['en', 'FISH', '/fish'],
  ['km', 'បាញ់ត្រី', '/fish'],
] as const)('in %s, “%s” leads to its category', async (language, typed, href) => {
  show({}, language)
  await userEvent.fill(await field(), typed)
  await vi.waitFor(() => expect(host.querySelector(`a[href="${href}"]`)).not.toBeNull(), { timeout: 10_000 })
})

it('leads to a vendor by a part of its name', async () => {
  show()
  await userEvent.fill(await field(), 'lotus p')
  await vi.waitFor(
    () => expect(host.querySelector('a[href*="vassalage="]')?.textContent).toBe('Lotus Play'),
    {
      timeout: 10_000,
    },
  )
})

it('remembers what led somewhere, and nothing else; a recent search is one click', async () => {
  show()
  await userEvent.fill(await field(), 'drag')
  await vi.waitFor(() => expect(text()).toContain('6 of 9 games'), { timeout: 10_000 })
  expect(readSearches()).toEqual([])
  host.querySelector<HTMLButtonElement>('article button')?.click()
  expect(readSearches()).toEqual(['drag'])
  root.unmount()
  root = createRoot(host)
  show()
  await vi.waitFor(() => expect(text()).toContain('Recent searches'), { timeout: 10_000 })
  ;[...host.querySelectorAll('button')].find((one) => one.textContent === 'drag')?.click()
  await vi.waitFor(() => expect(text()).toContain('6 of 9 games'), { timeout: 10_000 })
  expect((await field()).value).toBe('drag')
})

it('says that nothing was found and offers what is popular', async () => {
  show({ searchGames: { games: [], categories: [], page: { pageNo: 1, pageSize: 20, total: 0 } } })
  await userEvent.fill(await field(), 'zzzz')
  await vi.waitFor(() => expect(text()).toContain('No games found'), { timeout: 10_000 })
  await vi.waitFor(() => expect(text()).toContain('Popular games'))
})

it('does not show the empty state where a category was found', async () => {
  show({ searchGames: { games: [], categories: [], page: { pageNo: 1, pageSize: 20, total: 0 } } })
  await userEvent.fill(await field(), 'fishing')
  await vi.waitFor(() => expect(text()).toContain('Popular games'), { timeout: 10_000 })
  await vi.waitFor(() => expect(host.querySelector('a[href="/fish"]')).not.toBeNull())
  expect(text()).not.toContain('No games found')
})

it('says what failed and searches again', async () => {
  let failing = true
  show({
    searchGames: () => (failing ? new ApiError('network') : found(9)),
  })
  await userEvent.fill(await field(), 'drag')
  const again = await vi.waitFor(
    () => {
      const button = [...host.querySelectorAll('button')].find((one) => one.textContent === 'Try again')
      if (!button) throw new Error('no button yet')
      return button
    },
    { timeout: 15_000 },
  )
  failing = false
  again.click()
  await vi.waitFor(() => expect(text()).toContain('6 of 9 games'), { timeout: 10_000 })
})
