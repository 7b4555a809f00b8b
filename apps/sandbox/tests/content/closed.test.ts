import { parseMoney } from '@baize/api/money'
import { models } from '@baize/platform/chat/models.ts'
import { holdsListedWord } from '@baize/platform/chat/moderation.ts'
import { mute, muteOf } from '@baize/platform/chat/mutes.ts'
import { talkWith } from '@baize/platform/chat/sessions.ts'
import { startContent } from '@baize/platform/content/start.ts'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { OperatorRole } from '@baize/platform/operator/contract/call.ts'
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
    const counterparts = { chat: { path: '/own/chat' } }
    games = await startTestGames({ engine, work: false, extensions: { counterparts } })
    operator = openOperator(games.platform)
    stop = await startContent(games.platform)
    as = await games.join('newmember')
  })
  afterAll(async () => {
    await stop?.()
    operator?.close()
    await games?.close()
  })

  const put = (kind: string, expectedVersion: number, content: unknown, role: OperatorRole = 'money') =>
    operator.call(`put${kind}`, { body: { expectedVersion, content } }, { as: role })
  const bonuses = async () => (await games.call('bonuses', { query: {} }, { as })).value.rows
  const redeem = (code: string) => games.call('redeemPromoCode', { body: { code } }, { as })

  const products = async () => (await games.call('mallProducts', {}, { as })).value.products
  const order = (productId: string, quantity = 1, points?: string) =>
    games.call('redeemPoints', { body: { productId, quantity, ...(points && { points }) } }, { as })

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
        ...{ memberId, type: 'rewarded', points: parseMoney('5000'), cause, at: games.platform.now() },
      }),
    )
    const first = (await order('note', 1, '200.00')).value
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
    await put('Products', 2, [{ ...cash, points: '300', amount: '2.00', stock: 9 }])
    await vi.waitFor(async () => expect(await products()).toMatchObject([{ points: '300.00' }]))
    expect((await order('note', 1, '200.00')).envelope).toMatchObject({
      ...{ code: 'wrongState', params: { reason: 'priceChanged', points: '300.00' } },
    })
    expect((await order('note', 1, '300')).value).toMatchObject({ points: '300.00' })
    expect((await order('note')).value).toMatchObject({ points: '300.00' })
    await put('Products', 3, [])
    await vi.waitFor(async () => expect(await products()).toEqual([]))
    const before = parseMoney((await games.call('balance', {}, { as })).value.balance)
    await transact(games.platform.database, (unit) => decideRedemption(games.platform, unit, first.id, true))
    expect(parseMoney((await games.call('balance', {}, { as })).value.balance)).toBe(before + 20_000n)
    await games.expectSoundLedger()
  })

  test.each([
    ['cash', '500', '5.00', '0.00'],
    ['bonus', '450', '5.00', '5.00'],
  ])(
    '%s that the version before took is delivered when it is gone',
    async (kind, points, amount, offered) => {
      const product = { id: `old-${kind}`, kind, name: en('Old'), points, amount, stock: 1 }
      const { version } = (await operator.call('readProducts', {}, { as: 'read' })).value
      await put('Products', version, [product])
      await vi.waitFor(async () => expect(await products()).toHaveLength(1))
      const { id } = (await order(product.id)).value
      const { db } = games.platform
      await db.updateTable('redemption').set({ kind: null }).where('id', '=', id).execute()
      await put('Products', version + 1, [])
      await vi.waitFor(async () => expect(await products()).toEqual([]))
      const before = parseMoney((await games.call('balance', {}, { as })).value.balance)
      await transact(games.platform.database, (unit) => decideRedemption(games.platform, unit, id, true))
      const [row] = (await games.call('redeemList', { query: {} }, { as })).value.rows
      expect(row).toMatchObject({ id, kind, productName: product.id, state: 'approved' })
      const cash = parseMoney((await games.call('balance', {}, { as })).value.balance) - before
      expect(cash).toBe(parseMoney(amount) - parseMoney(offered))
      const offers = await bonuses()
      expect(offers.some((offer: { amount: string }) => offer.amount === offered)).toBe(kind === 'bonus')
      await games.expectSoundLedger()
    },
  )

  const partners = async () => (await games.call('liveModels')).value.models
  const talk = (modelId: string) => games.call('chatLaunch', { body: { modelId } }, { as })

  test('the chat has no models, lists no word, and still mutes by a moderator', async () => {
    expect([await partners(), models()]).toEqual([[], []])
    expect((await talk('bopha')).envelope.code).toBe('notFound')
    expect(holdsListedWord('scam')).toBe(false)
    const { db, database, now } = games.platform
    const { id: member_id } = (await games.call('memberInfo', {}, { as })).value
    const talker = { conversation_id: await talkWith(db, member_id, 'service', now()), member_id }
    await transact(database, (unit) =>
      mute(games.platform, unit, talker, { reason: 'moderator', minutes: 10 }),
    )
    expect(await muteOf(db, talker, now())).toMatchObject({ reason: 'moderator' })
    games.advance(600)
    expect(await muteOf(db, talker, now())).toBe(null)
  })

  test('models are at their tables and words are listed once they are put', async () => {
    const game = { id: '1', code: 'a', vendor: 'EMR', type: 'LIVE', name: en('Table'), picture: '/a.svg' }
    const model = { id: 'dara', name: en('Dara'), game: '1' }
    await put('Games', 0, [game], 'games')
    await put('Chat', 0, { words: ['scam'], models: [model] }, 'content')
    await vi.waitFor(async () =>
      expect(await partners()).toMatchObject([
        {
          ...{ modelId: 'dara', displayName: 'Dara', tableName: 'Table', nodeId: '1', online: true },
          pictureUrl: `${games.settings.publicUrls.platform}/a.svg`,
        },
      ]),
    )
    expect(holdsListedWord('s.c.a.m')).toBe(true)
    expect(new URL((await talk('dara')).value.chatUrl).pathname).toBe('/own/chat')
    await put('Chat', 1, { words: ['other'], models: [{ ...model, off: true }] }, 'content')
    await vi.waitFor(async () => expect(await partners()).toEqual([]))
    expect([holdsListedWord('scam'), holdsListedWord('other')]).toEqual([false, true])
    expect((await talk('dara')).envelope.code).toBe('notFound')
  })
})
