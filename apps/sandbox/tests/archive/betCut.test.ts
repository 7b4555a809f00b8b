import { adjustLate, writeBill } from '@baize/platform/bills/settle.ts'
import type { BillTables } from '@baize/platform/bills/tables.ts'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { compareSlots } from '@baize/platform/slots/rebuild.ts'
import { sql, type Updateable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import { agreeOn, dividendOf, plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { TestArchives } from './testingBets.ts'

const latest = 70

describe.each(testEngines)('what keeps bets out of archives on $name', (engine) => {
  let running: TestPlatform
  let platform: Platform
  let archives: TestArchives
  let trees = 0
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    platform = running.platform
    archives = new TestArchives(platform)
  })
  afterAll(() => running?.close())

  const ago = (days: number) => archives.ago(days)
  const tree = () => plantTree(platform, [-1, 0], `held${++trees}x`)
  const here = (member: Member) => archives.here(member)

  type Bet = { readonly id: string; readonly member: Member; readonly agent: Member }
  /** Each keeps an old bet back and has the step that releases it. */
  const holds: [string, string | null, (bet: Bet) => Promise<() => Promise<unknown>>][] = [
    [
      'a window that has still to be settled',
      'contract',
      async ({ agent }) => {
        const { id } = await agreeOn(platform, agent, dividendOf('10'))
        const settledTo = (to: Date) =>
          platform.db.updateTable('contract').set({ settled_to: to }).where('id', '=', id).execute()
        await settledTo(ago(101))
        return () => settledTo(ago(0))
      },
    ],
    [
      'a bill that is not paid yet',
      'bill',
      async ({ agent }) => {
        const bill = await billOf(agent)
        return () => changeBill(bill, { state: 'expired' })
      },
    ],
    [
      'a bill that is disputed, though nobody will pay it',
      'bill',
      async ({ agent }) => {
        const bill = await billOf(agent)
        await changeBill(bill, { state: 'expired', answer: 'disputed' })
        return () => changeBill(bill, { answer: 'acknowledged' })
      },
    ],
    [
      'a bet made void lately',
      'void',
      async ({ id, member }) => {
        await sql`UPDATE bet SET state = 'void', voided_from = 'lost', voided_at = ${ago(1)}, valid_bet = 0
          WHERE id = ${id}`.execute(platform.db)
        await sql`DELETE FROM play_slot WHERE member_id = ${member.id}`.execute(platform.db)
        return () => sql`UPDATE bet SET voided_at = ${ago(20)} WHERE id = ${id}`.execute(platform.db)
      },
    ],
    [
      'a bonus in play',
      'bonus',
      async ({ id, member }) => {
        const grant = `grant-${id}`
        await platform.db
          .insertInto('bonus_grant')
          .values({
            ...{
              id: grant,
              member_id: member.id,
              definition_id: 'test',
              cause_id: id,
              amount: 1n,
              required: 1n,
            },
            ...{ state: 'wagering', converted: null, offered_at: ago(101), offer_ends_at: ago(100) },
            ...{ claimed_at: ago(101), wagering_ends_at: ago(-9), ended_at: null },
          })
          .execute()
        await sql`UPDATE bet SET bonus_grant_id = ${grant} WHERE id = ${id}`.execute(platform.db)
        return () =>
          sql`UPDATE bonus_grant SET state = 'lost', ended_at = ${ago(1)} WHERE id = ${grant}`.execute(
            platform.db,
          )
      },
    ],
    [
      'a complaint of its member',
      null,
      async ({ id, member }) => {
        await platform.db
          .insertInto('complaint_case')
          .values({
            ...{ member_id: member.id, id, number: id, type: 0, state: 'open', language: 'en' },
            ...{ opened_at: ago(1), changed_at: ago(1), deadline_at: ago(-1) },
          })
          .execute()
        return () =>
          sql`UPDATE complaint_case SET state = 'closed', deadline_at = NULL WHERE id = ${id}`.execute(
            platform.db,
          )
      },
    ],
  ]
  /** A bill of an agent's day a hundred days ago. */
  async function billOf(agent: Member): Promise<string> {
    const { brand } = platform.settings
    const contract = await agreeOn(platform, agent, dividendOf('10'))
    const window = { from: ago(101), to: ago(99) }
    return transact(platform.database, async ({ trx }) => {
      await writeBill(trx, brand, contract, window, platform.now())
      const bill = await trx
        .selectFrom('bill')
        .selectAll()
        .where('party_id', '=', agent.id)
        .executeTakeFirstOrThrow()
      expect(bill.state).toBe('pendingReview')
      return bill.id
    })
  }
  const changeBill = (id: string, change: Updateable<BillTables['bill']>) =>
    platform.db.updateTable('bill').set(change).where('id', '=', id).execute()

  test.each(holds)('a bet stays for %s', async (_, heldBy, hold) => {
    const [agent, member] = await tree()
    if (!agent || !member) throw new Error('no tree')
    await playBet(platform, member.id, { stake: '70', at: ago(100) })
    const [id = ''] = await here(member)
    const release = await hold({ id, member, agent })
    expect(await archives.run(latest)).toMatchObject({ heldBy })
    expect(await here(member)).toEqual([id])
    await release()
    expect(await archives.run(latest)).toMatchObject({ heldBy: null })
    expect(await here(member)).toEqual([])
    expect(await compareSlots(platform.db)).toEqual([])
  })

  test('a real-time salary is not computed again from bets that are elsewhere', async () => {
    const [agent, member] = await tree()
    if (!agent || !member) throw new Error('no tree')
    const tiers = [{ singleBet: '1', lossRate: '2', winRate: '1' }]
    const contract = await agreeOn(platform, agent, { kind: 'realtimeSalary', tiers })
    const at = ago(90)
    await playBet(platform, member.id, { stake: '500', at })
    const window = { from: new Date(at.getTime() - 1_000), to: new Date(at.getTime() + 1_000) }
    await transact(platform.database, ({ trx }) =>
      writeBill(trx, platform.settings.brand, contract, window, platform.now()),
    )
    const bills = () =>
      platform.db.selectFrom('bill').select(['id', 'amount']).where('party_id', '=', agent.id).execute()
    const [bill] = await bills()
    expect(bill?.amount).toBeGreaterThan(0n)
    await changeBill(bill?.id ?? '', { state: 'expired' })
    await archives.run(latest)
    expect(await here(member)).toEqual([])
    // One that was found late has the bills since its day computed again.
    await playBet(platform, agent.id, { stake: '20', at: ago(95) })
    await sql`UPDATE bet SET state = 'void', voided_from = 'lost', voided_at = ${ago(1)}, valid_bet = 0
      WHERE member_id = ${agent.id}`.execute(platform.db)
    await adjustLate(platform)
    expect(await bills()).toEqual([bill])
  })
})
