import { inviteSorts } from '@baize/api/contract'
import { money } from '@baize/api/money'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { cashOf, houseFor, post } from '@baize/platform/ledger/index.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('what a link led to on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine })
  })
  afterAll(() => games?.close())

  const deposit = (owner: string, amount: bigint) =>
    transact(games.platform.database, async ({ trx }) => {
      await post(trx, {
        ...{ type: 'depositCredited', owner, currency: games.platform.settings.brand.currency },
        ...{ at: games.platform.now(), actor: 'test', cause: { type: 'test', id: owner } },
        postings: [{ from: houseFor(owner, 'psp.clearing'), to: cashOf(owner), amount: money(amount) }],
      })
    })

  test('visits, accounts, those that deposited, and their valid bet; each link its own', async () => {
    const as = await games.signIn('sokha2026', 'agent')
    const make = async (campaign: string) =>
      (
        await games.call(
          'createInvite',
          { body: { accountType: 'member', maxUses: 5, expiresInDays: 7, note: '', campaign, rates: {} } },
          { as },
        )
      ).value
    const market = await make('  Market stall ')
    const other = await make('')
    expect(market).toMatchObject({ campaign: 'Market stall', visits: 0, firstDeposits: 0, validBet: '0.00' })
    const click = (code: string) => games.call('referralClick', { body: { code } })
    expect((await click(market.code)).status).toBe(200)
    await click(market.code.toLowerCase())
    expect((await click('NOSUCHCODE')).envelope.code).toBe('notFound')

    const ids: string[] = []
    for (const account of ['bylink2026', 'bylinktwo26']) {
      const joined = await games.join(account, market.code)
      ids.push((await games.call('memberInfo', {}, { as: joined })).value.id)
    }
    const [first, second] = ids
    if (!first || !second) throw new Error('nobody joined')
    await deposit(first, 500_000n)
    await deposit(first, 500_000n)
    await playBet(games.platform, first, { stake: '20', validBet: '18' })
    await playBet(games.platform, second, { stake: '5' })
    const { rows } = (await games.call('invites', { query: {} }, { as })).value
    const find = (id: string) => rows.find((row: { id: string }) => row.id === id)
    expect(find(market.id)).toMatchObject({ visits: 2, uses: 2, firstDeposits: 1, validBet: '23.00' })
    expect(find(other.id)).toMatchObject({ visits: 0, uses: 0, firstDeposits: 0, validBet: '0.00' })

    for (const sort of inviteSorts) {
      const listed = async (order: string) => {
        const first = (
          await games.call('invites', { query: { sort, order, pageSize: '1' } } as never, { as })
        ).value
        const query = { sort, order, pageSize: '100', after: first.page.next }
        const rest = (await games.call('invites', { query } as never, { as })).value
        return [...first.rows, ...rest.rows].map(({ id }: { id: string }) => id)
      }
      const ascending = await listed('ascending')
      expect(ascending, sort).toHaveLength(rows.length)
      expect(await listed('descending'), sort).toEqual(ascending.toReversed())
      if (['visits', 'uses', 'firstDeposits', 'validBet', 'campaign'].includes(sort))
        expect(ascending.indexOf(other.id), sort).toBeLessThan(ascending.indexOf(market.id))
    }

    const closed = (await games.call('revokeInvite', { params: { id: market.id } }, { as })).value
    expect(closed).toMatchObject({ state: 'revoked', firstDeposits: 1, validBet: '23.00' })
    expect((await click(market.code)).envelope.code).toBe('notFound')
  })
})
