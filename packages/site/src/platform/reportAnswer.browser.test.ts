import { balance } from '@baize/api/calls'
import { afterEach, expect, it, vi } from 'vitest'
import { createPlatform } from './platform.ts'

afterEach(() => vi.restoreAllMocks())

const answering = (body: string, status = 200) =>
  createPlatform('member', { fetch: async () => new Response(body, { status }) })

it('a response that breaks the contract is refused, and the call and the page are reported to the platform', async () => {
  const sent = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const { client } = answering('{"success":true,"value":{"balance":"a secret"}}')
  await expect(client.call(balance, {})).rejects.toMatchObject({ code: 'badResponse' })
  expect(sent).toHaveBeenCalledOnce()
  const [address, report] = sent.mock.calls[0] ?? []
  expect(address).toBe('/policy-reports')
  expect((report as Blob).type).toBe('application/reports+json')
  expect(JSON.parse(await (report as Blob).text())).toEqual([
    { type: 'broken-answer', url: location.origin + location.pathname, body: { call: balance.id } },
  ])
})

it('a refusal is no news to the platform', async () => {
  const sent = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const { client } = answering('{"success":false,"code":"notFound"}', 404)
  await expect(client.call(balance, {})).rejects.toMatchObject({ code: 'notFound' })
  expect(sent).not.toHaveBeenCalled()
})
