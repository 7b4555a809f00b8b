import { settleDue } from '@baize/platform/bills/settle.ts'
import { endContract } from '@baize/platform/contracts/agree.ts'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreeOn, dividendOf, plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { playBet } from './testingPlay.ts'

describe.each(testEngines)('when windows are settled on $name', (engine) => {
  let running: TestPlatform
  let trees = 0
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
  })
  afterAll(() => running?.close())

  /** A top agent with a daily dividend, in force, and moments of its contract. */
  async function agreed() {
    const { platform } = running
    const [head] = await plantTree(platform, [-1], `settle${++trees}x`)
    if (!head) throw new Error('nobody')
    const { id } = await agreeOn(platform, head, dividendOf('40'))
    running.advance(300)
    await playBet(platform, head.id, { stake: '100' })
    const contract = () =>
      platform.db.selectFrom('contract').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const bills = () => platform.db.selectFrom('bill').select('id').where('contract_id', '=', id).execute()
    const secondsToClose = async () =>
      ((await contract()).next_close?.getTime() ?? 0) / 1000 - platform.now().getTime() / 1000
    /** Ends it with the window that is open now. */
    const end = async () => {
      const now = platform.now()
      const current = await contract()
      const end = { at: current.next_close ?? now, reason: 'terminated', now } as const
      await transact(platform.database, ({ trx }) => endContract(trx, current, end))
    }
    return { bills, contract, end, secondsToClose }
  }

  test('bets whose work is still being committed when a window closes are waited for', async () => {
    const { bills, secondsToClose } = await agreed()
    running.advance((await secondsToClose()) + 5)
    await settleDue(running.platform)
    expect(await bills()).toEqual([])
    running.advance(6)
    await settleDue(running.platform)
    expect(await bills()).toHaveLength(1)
  })

  test('a contract that has ended is settled for its last window, and waits for no other', async () => {
    const { bills, contract, end, secondsToClose } = await agreed()
    await end()
    running.advance((await secondsToClose()) + 11)
    await settleDue(running.platform)
    expect(await bills()).toHaveLength(1)
    expect((await contract()).next_close).toBeNull()
    running.advance(2 * 86_400)
    await settleDue(running.platform)
    expect(await bills()).toHaveLength(1)
  })

  test('after six hours out of work every five minutes are settled in one turn, or closed early', async () => {
    const { platform } = running
    const [head] = await plantTree(platform, [-1], `settle${++trees}x`)
    if (!head) throw new Error('nobody')
    const tiers = [{ winRate: '3', lossRate: '3' }]
    const { id } = await agreeOn(platform, head, { kind: 'realtimeSalary', tiers })
    running.advance(300)
    await playBet(platform, head.id, { stake: '100' })
    running.advance(6 * 3_600)
    await playBet(platform, head.id, { stake: '50' })
    const amounts = async () =>
      (
        await platform.db
          .selectFrom('bill')
          .select('amount')
          .where('contract_id', '=', id)
          .orderBy('window_from')
          .execute()
      ).map(({ amount }) => amount)
    const { account } = head
    expect((await running.call('sandboxSettlement', { body: { account } })).value).toEqual({ closed: 1 })
    expect(await amounts()).toEqual([30_000n, 15_000n])
    running.advance(6 * 3_600)
    await playBet(platform, head.id, { stake: '200' })
    running.advance(310)
    await settleDue(platform)
    expect(await amounts()).toEqual([30_000n, 15_000n, 60_000n])
  })
})
