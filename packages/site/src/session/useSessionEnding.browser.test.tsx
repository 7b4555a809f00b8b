import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPlatform, PlatformContext } from '../platform/platform.ts'
import { useSessionEnding } from './useSessionEnding.ts'

let root: Root
let ending: number | null | undefined
/** The headers of each call. */
const calls: Headers[] = []

function Watch() {
  ending = useSessionEnding()
  return null
}

/** A platform that extends the session by 30 minutes with each call. */
const extending: typeof fetch = async (_, init) => {
  calls.push(new Headers(init?.headers))
  const headers = { 'content-type': 'application/json', 'x-session-ends-in': '1800' }
  return new Response(JSON.stringify({ success: false, code: 'busy', message: '' }), { status: 503, headers })
}

/** React renders and runs effects, on timers of its own. */
const rendered = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next))
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  calls.length = 0
  const platform = createPlatform('member', { fetch: extending })
  platform.token.set('token')
  platform.token.lasts(1_800)
  root = createRoot(document.createElement('div'))
  root.render(
    <PlatformContext value={platform}>
      <Watch />
    </PlatformContext>,
  )
  await rendered()
})
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
  sessionStorage.clear()
})

it('warns two minutes before the end of a session whose page was not used', async () => {
  await vi.advanceTimersByTimeAsync(27 * 60_000)
  expect(ending).toBe(null)
  await vi.advanceTimersByTimeAsync(61_000)
  await rendered()
  expect(ending).toBeGreaterThan(Date.now() + 115_000)
  expect(calls).toEqual([])
})

it('extends the session of a page that is in use, without a warning', async () => {
  await vi.advanceTimersByTimeAsync(27 * 60_000)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  await vi.advanceTimersByTimeAsync(61_000)
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0))
  expect(calls[0]?.get('x-baize-unattended')).toBe(null)
  await vi.advanceTimersByTimeAsync(10_000)
  await rendered()
  expect(ending).toBe(null)
})
