import { fixtures } from '@baize/api/conformance'
import { type CallDefinition, calls } from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { CallId } from '@baize/platform/http/implement.ts'
import { serviceAddress } from '@baize/platform/system/customer-service.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

const always = ['permission', 'systemStatus', 'encryptionKeys']

describe.each(testEngines)('the status switch on $name', (engine) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
  })
  afterAll(() => platform?.close())

  const people = (Object.keys(calls) as CallId[]).filter((id) => {
    const { roles }: CallDefinition = calls[id]
    return !roles.includes('vendor') && !roles.includes('sandbox') && !always.includes(id)
  })

  test.each([
    [1, 'maintenance', 503],
    [2, 'regionBlocked', 451],
  ] as const)('%s: every call of a person responds %s, the rest continues', async (status, code, http) => {
    const body = { status, message: 'We are back at noon.', minutes: 30 }
    expect((await platform.call('sandboxStatus', { body })).status).toBe(200)
    for (const id of people) {
      const answer = await platform.call(id, fixtures[id] as never)
      expect([answer.envelope.code, answer.status], id).toEqual([code, http])
    }
    const told = (await platform.call('systemStatus')).value
    expect(told).toMatchObject({ status, message: 'We are back at noon.', ip: '127.0.0.1' })
    expect(Date.parse(told.until) - Date.parse(told.now)).toBeGreaterThan(29 * 60_000)
    expect((await platform.call('permission')).value.status).toBe(status)
    const bet = await platform.call('seamlessBalance', fixtures.seamlessBalance, { vendor: 'BAIZE' })
    expect(bet.envelope.code).not.toBe(code)
    expect((await platform.call('sandboxStatus', { body: { status: 0 } })).status).toBe(200)
    expect((await platform.call('registerSettings')).status).toBe(200)
  })

  test('the address is the one that a trusted proxy saw', async () => {
    const told = async (ip: string, forwarded: string, hops: string) => {
      const own = await startTestPlatform({ engine, work: false, env: { TRUSTED_HOPS: hops } })
      const answer = await own.send('/wps/system/status', { headers: { 'x-forwarded-for': forwarded } }, ip)
      await own.close()
      return answer.value.ip
    }
    expect(await told('10.0.0.1', '203.0.113.9', '0')).toBe('10.0.0.1')
    expect(await told('10.0.0.1', '6.6.6.6, 203.0.113.9', '1')).toBe('203.0.113.9')
  })

  test('without the sandbox there is no switch', async () => {
    const own = await startTestPlatform({ engine, work: false, extensions: {} })
    expect((await own.call('sandboxStatus', { body: { status: 1 } })).envelope.code).toBe('notFound')
    await own.close()
  })

  test('a platform alone shows the contacts of its brand', async () => {
    const own = await startTestPlatform({ engine, work: false, extensions: {} })
    const { customerService } = (await own.call('permission')).value
    expect(customerService.map(({ csType }: { csType: string }) => csType)).toEqual(['TELEGRAM'])
    await own.close()
  })

  test('customer service is a path of ours', async () => {
    const { customerService } = (await platform.call('permission')).value
    for (const { path } of customerService) expect(path).toMatch(/^\/wps\/service\/[A-Za-z0-9_-]{22}$/)
    // The sandbox's, and the brand's own.
    expect(customerService.map(({ csType }: { csType: string }) => csType)).toEqual(['LIVECHAT', 'TELEGRAM'])
    const addressOf = (path: string) => serviceAddress(platform.platform, path.split('/').at(-1) ?? '')
    expect(addressOf(customerService[0].path)).toBe('http://localhost:4300/sandbox/service')
    expect(addressOf(customerService[1].path)).toMatch(/^https:/)
  })
})
