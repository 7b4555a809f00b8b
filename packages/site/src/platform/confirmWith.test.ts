import { contactCode } from '@baize/api/calls'
import { expect, it, vi } from 'vitest'
import { createPlatform } from './platform.ts'

const refused = { success: false, code: 'passwordRequired', params: { method: 'password' } }
const email = { body: { email: 'dara@example.com' } }

/** A platform that refuses the first call, and what reached it. */
function refusing() {
  const fetch = vi.fn(async () =>
    fetch.mock.calls.length === 1
      ? Response.json(refused, { status: 403 })
      : Response.json({ success: true, value: { expiredMinutes: 5 } }),
  )
  return { platform: createPlatform('member', { fetch }), fetch }
}

it('a refused call waits for the dialog whose code is on its way, and is sent again once it is confirmed', async () => {
  const { platform, fetch } = refusing()
  const call = platform.client.call(contactCode, email)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  platform.confirmWith(async ({ code }) => code === 'passwordRequired')
  await expect(call).resolves.toEqual({ expiredMinutes: 5 })
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('a call that no dialog confirms in time fails as refused', async () => {
  vi.useFakeTimers()
  const { platform, fetch } = refusing()
  const call = expect(platform.client.call(contactCode, email)).rejects.toMatchObject({
    code: 'passwordRequired',
  })
  await vi.advanceTimersByTimeAsync(10_000)
  await call
  expect(fetch).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
