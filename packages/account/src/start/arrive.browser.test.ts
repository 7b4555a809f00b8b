import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usualPermission } from '../testing/usualAnswers.ts'
import type { StartState } from './startState.ts'

/** A page as a server made it in Khmer, for a device that speaks English. */
function made(start: Partial<StartState> = {}): void {
  const state = {
    path: location.pathname,
    locale: 'km',
    permission: usualPermission,
    reads: [],
    ...start,
  } as const
  window.baizeStart = Promise.resolve(state)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en'])
}

/** What this browser keeps: other files' tests run in the same one, and keep a language of their own in it. */
const kept = new Map<string, string>()

beforeEach(() => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => kept.get(key) ?? null)
})
afterEach(() => {
  kept.clear()
  vi.restoreAllMocks()
  vi.resetModules()
})

it('begins in the language that the server weighed, and weighs it no second time', async () => {
  const { arrive } = await import('./arrive.ts')
  made()
  const { locale, platform } = await arrive('member')
  expect(locale).toBe('km')
  expect(platform.start?.locale).toBe('km')
})

it('begins in the language that was chosen in this browser, on a page that is not of it', async () => {
  const { arrive } = await import('./arrive.ts')
  kept.set('baize.locale', 'en')
  made()
  const { locale, platform } = await arrive('member')
  expect(locale).toBe('en')
  expect(platform.start).toBeUndefined()
})

it('begins anew where what the page was made of is not to be had, or is of another page', async () => {
  const { arrive } = await import('./arrive.ts')
  made()
  for (const told of [undefined, null, {}, { success: false }, 'Sign in to the network', [1]]) {
    window.baizeStart = Promise.resolve(told)
    const { locale, platform } = await arrive('member')
    expect(platform.start).toBeUndefined()
    expect(locale).toBe('en')
  }
  made({ path: '/elsewhere' })
  expect((await arrive('member')).platform.start).toBeUndefined()
})

it('asks the platform for nothing while a page that a server made comes to life', async () => {
  const [{ arrive }, { takeTurns, turnOf }] = await Promise.all([import('./arrive.ts'), import('./turns.ts')])
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  made()
  const { platform } = await arrive('member')
  takeTurns()
  const part = turnOf('site')
  platform.system.subscribe(() => {})
  await part
  expect(ask).not.toHaveBeenCalled()
  await expect.poll(() => ask.mock.calls.length).toBe(1)
})
