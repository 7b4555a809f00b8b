import { parseMoney } from '@baize/api/money'
import { startContent } from '@baize/platform/content/start.ts'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { addPoints } from '@baize/platform/points/pointsAccount.ts'
import { decideRedemption } from '@baize/platform/points/redemptions.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { openOperator, type TestOperator } from '../operator/testingOperator.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

const en = (text: string) => ({ en: text })
const dayMs = 86_400_000

describe.each(testEngines)('a platform to which no operator has put content, on $name', (engine) => {
  let games: TestGames
  let operator: TestOperator
  let stop: () => Promise<void>
  let as: TestSession

  beforeAll(async () => {
    games = await startTestGames({ engine, work: false, extensions: {} })
    operator = openOperator(games.platform)
    stop = await startContent(games.platform)
    as = await games.join('newmember')
  })
  afterAll(async () => {
    await stop?.()
    operator?.close()
    await games?.close()
  })

  const put = (kind: string, expectedVersion: number, content: unknown) =>
    operator.call(`put${kind}`, { body: { expectedVersion, content } }, { as: 'money' })
  const bonuses = async () => (await games.call('bonuses', { query: {} }, { as })).value.rows
  const redeem = (code: string) => games.call('redeemPromoCode', { body: { code } }, { as })

  const products = async () => (await games.call('mallProducts', {}, { as })).value.products
  const order = (productId: string, quantity = 1) =>
    games.call('redeemPoints', { body: { productId, quantity } }, { as })

  test('no bonus is offered and no promo code works', async () => {
    expect(await bonuses()).toEqual([])
    expect((await redeem('EMERALD')).envelope).toMatchObject({
      ...{ code: 'invalidFields', problems: [{ field: 'code', code: 'choice' }] },
    })
  })

  test('a promo code works once it is put, and what was offered keeps its terms when it is gone', async () => {
    const bonus = {
      ...{ id: 'green', name: en('Green'), trigger: { kind: 'promoCode', code: ' green ' } },
      ...{ award: { fixed: '2.50' }, multiplier: 3, offerDays: 5, wageringDays: 9 },
    }
    expect((await put('Bonuses', 0, [bonus])).value).toEqual({ version: 1 })
    await vi.waitFor(async () => expect((await redeem('Ｇreen')).status).toBe(200))
    expect((await redeem('GREEN')).envelope.code).toBe('alreadyClaimed')
    const changed = { ...bonus, name: en('Greener'), multiplier: 9, wageringDays: 1 }
    await put('Bonuses', 1, [{ ...changed, off: true }])
    await vi.waitFor(async () => expect((await redeem('GREEN')).envelope.code).toBe('invalidFields'))
    expect(await bonuses()).toMatchObject([{ name: 'Greener', multiplier: 3, required: '7.50' }])
    await put('Bonuses', 2, [])
    await vi.waitFor(async () => expect(await bonuses()).toMatchObject([{ name: 'green' }]))
    const [{ id }] = await bonuses()
    const { value } = await games.call('claimBonus', { params: { id } }, { as })
    expect(value).toMatchObject({ trigger: 'promoCode', multiplier: 3, amount: '2.50', state: 'active' })
    expect(Date.parse(value.wageringEndsAt) - Date.parse(value.claimedAt)).toBe(9 * dayMs)
  })

  test('the mall is empty, and nothing of it can be redeemed', async () => {
    expect(await products()).toEqual([])
    expect((await order('keyring')).envelope.code).toBe('notFound')
  })

  test('a product is redeemed once it is put, more of it can be offered, and it is delivered when it is gone', async () => {
    const cash = { id: 'note', kind: 'cash', name: en('{money:2} note'), picture: '/note.svg', points: '200' }
    const goods = { id: 'pin', kind: 'goods', name: en('Pin'), points: '1', stock: 4 }
    await put('Products', 0, [{ ...cash, amount: '2.00', stock: 1 }, goods])
    await vi.waitFor(async () => expect(await products()).toHaveLength(2))
    const imageUrl = `${games.settings.publicUrls.platform}/note.svg`
    expect(await products()).toMatchObject([
      { id: 'note', stock: 1, imageUrl },
      { id: 'pin', imageUrl: '' },
    ])
    const { id: memberId } = (await games.call('memberInfo', {}, { as })).value
    const cause = { type: 'test', id: memberId }
    await transact(games.platform.database, (unit) =>
      addPoints(games.platform, unit, {
        ...{ memberId, type: 'rewarded', points: parseMoney('1000'), cause, at: games.platform.now() },
      }),
    )
    const first = (await order('note')).value
    expect((await order('note')).envelope.code).toBe('outOfStock')
    await put('Products', 1, [
      { ...cash, amount: '2.00', stock: 3 },
      { ...goods, off: true },
    ])
    await vi.waitFor(async () => expect(await products()).toMatchObject([{ id: 'note', stock: 2 }]))
    expect((await order('pin')).envelope.code).toBe('notFound')
    expect((await order('note', 3)).envelope.code).toBe('outOfStock')
    expect((await order('note', 2)).value).toMatchObject({ kind: 'cash', amount: '4.00' })
    expect(await products()).toMatchObject([{ stock: 0 }])
    await put('Products', 2, [])
    await vi.waitFor(async () => expect(await products()).toEqual([]))
    const before = parseMoney((await games.call('balance', {}, { as })).value.balance)
    await transact(games.platform.database, (unit) => decideRedemption(games.platform, unit, first.id, true))
    expect(parseMoney((await games.call('balance', {}, { as })).value.balance)).toBe(before + 20_000n)
    await games.expectSoundLedger()
  })
})
