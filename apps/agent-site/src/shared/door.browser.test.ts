import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})

/** The module as a reloaded page has it. */
async function newPage() {
  vi.resetModules()
  return import('./door.ts')
}

test('the reason of a sign-out outlives a reload, and is removed after the sign-in', async () => {
  const before = await newPage()
  before.sendToDoor('expired')
  const after = await newPage()
  expect(after.door.reason).toBe('expired')
  after.passDoor()
  expect((await newPage()).door.reason).toBeNull()
})

test('an invalid value in the storage is ignored', async () => {
  sessionStorage.setItem('agent.door', '{')
  expect((await newPage()).door.reason).toBeNull()
})
