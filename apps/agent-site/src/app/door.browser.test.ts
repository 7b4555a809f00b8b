import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})

/** The module as a page has it that was loaded anew. */
async function newPage() {
  vi.resetModules()
  return import('./door.ts')
}

test('why somebody was signed out is still known after a reload, and forgotten once they are inside', async () => {
  const before = await newPage()
  before.sendToDoor('expired')
  const after = await newPage()
  expect(after.door.reason).toBe('expired')
  after.passDoor()
  expect((await newPage()).door.reason).toBeNull()
})

test('what is no door in the storage is nobody', async () => {
  sessionStorage.setItem('agent.door', '{')
  expect((await newPage()).door.reason).toBeNull()
})
