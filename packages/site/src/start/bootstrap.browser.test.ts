import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultPermission } from '../testing/defaultAnswers.ts'
import { bootstrap } from './bootstrap.ts'
import type { StartState } from './startState.ts'

/** A page as a server rendered it in Khmer, for a device that speaks English. */
function prerendered(state?: Partial<StartState>): void {
  const element = document.createElement('script')
  element.id = 'baize-page'
  element.type = 'application/json'
  const whole = {
    path: location.pathname,
    locale: 'km',
    permission: defaultPermission,
    queries: [],
    ...state,
  }
  element.textContent = JSON.stringify({ modules: [], state: whole })
  document.head.append(element)
}

/** What this browser stores: other files' tests run in the same one, and store a language of their own. */
const stored = new Map<string, string>()

beforeEach(() => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => stored.get(key) ?? null)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en'])
})
afterEach(() => {
  stored.clear()
  document.getElementById('baize-page')?.remove()
  vi.restoreAllMocks()
})

it('starts in the language that the server negotiated', () => {
  prerendered()
  const { locale, platform } = bootstrap('member')
  expect(locale).toBe('km')
  expect(platform.start?.locale).toBe('km')
})

it('starts in the language that was chosen in this browser, without the state of another language', () => {
  stored.set('baize.locale', 'en')
  prerendered()
  const { locale, platform } = bootstrap('member')
  expect(locale).toBe('en')
  expect(platform.start).toBeUndefined()
})

it('starts without state on a page that was not prerendered, or was for another address', () => {
  expect(bootstrap('member').locale).toBe('en')
  expect(bootstrap('member').platform.start).toBeUndefined()
  prerendered({ path: '/elsewhere' })
  expect(bootstrap('member').platform.start).toBeUndefined()
})

it('starts without state at a host that is not the brand’s own', () => {
  prerendered({ permission: { ...defaultPermission, ownHosts: ['play.example'] } })
  expect(bootstrap('member').platform.start).toBeUndefined()
  expect(bootstrap('agent').platform.start).toBeDefined()
})
