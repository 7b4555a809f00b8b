import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { readSince } from '@baize/platform/events/index.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession, testKey } from '../http/testing.ts'

describe.each(testEngines)('balance events of pages on $name', (engine) => {
  let platform: TestPlatform
  let agent: TestSession
  let downline: TestSession

  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
    agent = await platform.signIn('sokha2026', 'agent')
    downline = await platform.signIn('vibol2026')
  })
  afterAll(() => platform?.close())

  const send = (toMemberId: string, key: string) =>
    platform.call(
      'createTransfer',
      { body: { toMemberId, amount: '12.34', paymentPassword: '246810', note: ' for you ' } },
      { as: agent, key },
    )

  test('I13: after a transfer both are notified of what the call returns, and a repeat notifies no one', async () => {
    const toMemberId = (await platform.call('memberInfo', {}, { as: downline })).value.id
    const key = testKey()
    const answer = await send(toMemberId, key)
    const said = await platform.call('balance', {}, { as: downline })
    const left = await platform.call('balance', {}, { as: agent })
    expect(answer.value).toMatchObject({ toBalance: said.value.balance, balance: left.value.balance })
    expect((await send(toMemberId, key)).text).toBe(answer.text)

    const heard = async (memberId: string) => {
      const read = await readSince(platform.platform.db, memberId, 0n)
      return read.kind === 'events'
        ? read.events.filter(({ type }) => type === 'balanceChanged').map(({ payload }) => payload)
        : []
    }
    expect(await heard(toMemberId)).toEqual([said.value])
    const kept = await platform.platform.db.selectFrom('transfer').selectAll().execute()
    expect(kept).toMatchObject([
      { id: answer.value.id, note: 'for you', amount: 123_400n, to_member_id: toMemberId },
    ])
  })
})
