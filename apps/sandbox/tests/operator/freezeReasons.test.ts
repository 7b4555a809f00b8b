import { closeOverdue, forcePayments, liftWhenPaid } from '@baize/platform/bills/freeze.ts'
import { settleDue } from '@baize/platform/bills/settle.ts'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { balanceOf, cashOf, verifyLedger } from '@baize/platform/ledger/index.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fund, playBet } from '../bills/testingPlay.ts'
import { plantDividends } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { openOperator, type TestOperator } from './testingOperator.ts'

const oneDay = 86_400

describe.each(testEngines)('an account that an operator and its contracts froze, on $name', (engine) => {
  let running: TestPlatform
  let operator: TestOperator
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    operator = openOperator(running.platform)
  })
  afterAll(async () => {
    operator?.close()
    await running?.close()
  })

  /** An upline that is frozen for a dividend of 50.00. */
  async function frozenUpline(name: string): Promise<string> {
    const { platform } = running
    const { upline, leaf } = await plantDividends(running, name)
    await playBet(platform, leaf.id, { stake: '500' })
    running.advance(oneDay)
    await settleDue(platform)
    running.advance(3 * oneDay)
    await closeOverdue(platform)
    return upline.id
  }
  const act = async (call: 'freezeMember' | 'unfreezeMember', id: string) => {
    const { frozen, frozenFor } = (await operator.call(call, { params: { id } }, { as: 'members' })).value
    return { frozen, frozenFor }
  }
  const cash = ({ platform }: TestPlatform, id: string) =>
    balanceOf(platform.db, platform.settings.brand.currency, cashOf(id))

  test('stays frozen by the operator once its dividends are paid, which they are not before', async () => {
    const id = await frozenUpline('reasonsone')
    expect(await act('freezeMember', id)).toEqual({ frozen: true, frozenFor: ['operator', 'dividend'] })
    await fund(running.platform, id, '80')
    await forcePayments(running.platform)
    expect(await cash(running, id)).toBe(800_000n)
    // A second upline, whose wallet no operator froze, pays in the same turn.
    const other = await frozenUpline('reasonstwo')
    await fund(running.platform, other, '80')
    await forcePayments(running.platform)
    expect([await cash(running, id), await cash(running, other)]).toEqual([800_000n, 300_000n])
    expect(await act('unfreezeMember', id)).toEqual({ frozen: true, frozenFor: ['dividend'] })
    await forcePayments(running.platform)
    expect(await cash(running, id)).toBe(300_000n)
    expect(await act('unfreezeMember', id)).toEqual({ frozen: false, frozenFor: [] })
    expect(await verifyLedger(running.platform.db)).toEqual([])
  })

  test('is not opened by the end of its dividends while an operator froze it, nor by an operator while it owes them', async () => {
    const { platform } = running
    const id = await frozenUpline('reasonsthree')
    expect(await act('unfreezeMember', id)).toEqual({ frozen: true, frozenFor: ['dividend'] })
    await act('freezeMember', id)
    // As an upheld dispute leaves it.
    await transact(platform.database, async (unit) => {
      await unit.trx
        .updateTable('bill')
        .set(({ ref }) => ({ state: 'issued', paid: ref('amount') }))
        .where('upline_id', '=', id)
        .execute()
      await liftWhenPaid(platform, unit, id)
    })
    const { account } = await platform.db
      .selectFrom('member')
      .select('account')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const found = await operator.call('findMember', { query: { account } }, { as: 'read' })
    expect(found.value).toMatchObject({ frozen: true, frozenFor: ['operator'] })
    expect(await act('unfreezeMember', id)).toEqual({ frozen: false, frozenFor: [] })
  })
})
