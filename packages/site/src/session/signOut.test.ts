import { createIntents } from '@baize/api'
import { tabStorage } from '@baize/i18n/storage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Platform } from '../platform/platform.ts'
import { createPageToken } from './pageToken.ts'
import { deviceToForget, signOut } from './signOut.ts'

/** A storage as browsers have it: its keys are properties. */
function storage() {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(kept, key) ? (kept as never)[key] : null),
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
    clear: () => {
      for (const key of Object.keys(kept)) methods.removeItem(key)
    },
  }
  const kept = Object.create(methods) as typeof methods
  return kept
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

function platform(call: () => Promise<unknown>) {
  const token = createPageToken(tabStorage)
  token.set('t')
  return {
    site: 'member',
    client: { call },
    token,
    intents: createIntents(sessionStorage),
  } as unknown as Platform
}

it('clears drafts, intents, searches and every key of the session', async () => {
  const page = platform(async () => ({}))
  const key = page.intents.keyFor('createDeposit', '100.00')
  sessionStorage.setItem('baize.draft.deposit', '{"amount":"100.00"}')
  sessionStorage.setItem('baize.resume', '/member/withdraw')
  sessionStorage.setItem('gameVendor', '[]')
  localStorage.setItem('baize.searches', '["dragon"]')
  await signOut(page)
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(localStorage.getItem('baize.searches')).toBeNull()
  expect(page.token.get()).toBeNull()
  expect(page.intents.keyFor('createDeposit', '100.00')).not.toBe(key)
  expect(deviceToForget.read('member')).toBe(false)
})

it('leaves no session while the platform is notified: what it refuses meanwhile does not prompt for a sign-in', async () => {
  let meanwhile: string | null | undefined
  const page = platform(async () => {
    await Promise.resolve()
    meanwhile = page.token.get()
  })
  await signOut(page)
  expect(meanwhile).toBeNull()
})

it('has this browser forgotten later where the platform could not be notified', async () => {
  await signOut(platform(() => Promise.reject(new Error('offline'))))
  expect(deviceToForget.read('member')).toBe(true)
  deviceToForget.done('member')
  expect(deviceToForget.read('member')).toBe(false)
})
