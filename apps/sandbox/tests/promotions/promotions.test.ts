import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { edges, type Promotion, stateFor, statusByTime } from '@baize/platform/promotions/status.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('promotions on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine })
    as = await games.signIn()
  })
  afterAll(() => games?.close())

  const state = async (id: string, session = as) => {
    const { states } = (await games.call('promotionStates', {}, { as: session })).value
    return states.find((one: { promotionId: string }) => one.promotionId === id)
  }
  const apply = (id: string, comment = '', session = as, images: string[] = []) =>
    games.call('applyForPromotion', { params: { id }, body: { comment, images } }, { as: session })
  const claim = (id: string, session = as) =>
    games.call('claimPromotion', { params: { id } }, { as: session })
  const cash = async (session = as) =>
    Number((await games.call('balance', {}, { as: session })).value.balance)
  const until = (id: string, status: string, session = as) =>
    games.until(
      () => state(id, session),
      (value) => value.status === status,
    )

  test('the list has its categories, and the states by the times alone', async () => {
    const { categories, promotions } = (await games.call('promotions', { query: {} })).value
    expect(categories[0]).toEqual({ category: 'all', count: promotions.length })
    const status = (id: string) => promotions.find((one: { id: string }) => one.id === id).status
    expect(['starter', 'season', 'spring-race', 'harvest'].map(status)).toEqual([
      'joinNow',
      'comingSoon',
      'registrationClosed',
      'closed',
    ])
    const slots = (await games.call('promotions', { query: { category: 'slots' } })).value.promotions
    expect(slots.map((one: { id: string }) => one.id)).toEqual(['reels-week', 'spring-race'])
  })

  test('the text is HTML of ours, in the requested language, with the brand’s age in it', async () => {
    const query = { language: 'zh-Hans' }
    const { value } = await games.call('promotionDetail', { params: { id: 'starter' }, query })
    expect(value.content).toContain('<h3>活动条件</h3>')
    expect(value.content).toContain('年满 18 岁')
    expect(value.content).toContain('rel="noopener noreferrer nofollow"')
    const night = await games.call('promotionDetail', { params: { id: 'table-night' }, query: {} })
    expect(night.value.content).toContain('/sandbox/art/banner-night.svg')
    expect(night.value.announcementImages[0]).toMatchObject({ sequence: 1 })
  })

  test('each promotion is written in Arabic; a reader of none of its languages gets `en` as its language', async () => {
    const inLanguage = async (language: string) =>
      (await games.call('promotions', { query: { language } })).value.promotions
    for (const one of await inLanguage('ar')) {
      expect(one.title).toMatch(/[\u0621-\u064a]/)
      expect(one.summary).toMatch(/[\u0621-\u064a]/)
      expect(one).not.toHaveProperty('language')
      const detail = { params: { id: one.id }, query: { language: 'ar' } }
      const { content } = (await games.call('promotionDetail', detail)).value
      expect(content).toMatch(/^<[hp](?:3>الشروط|>)/)
      expect(content).not.toContain('lang=')
    }
    for (const one of await inLanguage('de')) expect(one).toMatchObject({ language: 'en' })
    for (const one of await inLanguage('vi')) expect(one).not.toHaveProperty('language')
  })

  test('joinNow -> applying -> inProcess -> claimPayout -> claimed: paid once', async () => {
    const before = await cash()
    expect((await state('starter')).status).toBe('joinNow')
    expect((await apply('starter', 'A friend')).value.status).toBe('applying')
    expect((await apply('starter')).envelope.code).toBe('wrongState')
    expect((await claim('starter')).envelope.code).toBe('wrongState')
    expect(await until('starter', 'claimPayout')).toMatchObject({ reward: '5.00' })
    const answers = await Promise.all([claim('starter'), claim('starter'), claim('starter')])
    expect(answers.map(({ envelope }) => envelope.code ?? 'paid').sort()).toEqual([
      'alreadyClaimed',
      'alreadyClaimed',
      'paid',
    ])
    expect(await cash()).toBe(before + 5)
    expect((await state('starter')).status).toBe('claimed')
    await games.expectSoundLedger()
  })

  test('#reject has a reason, notifies in the inbox, and lets the member apply once more; #issue pays at once', async () => {
    const own = await games.join('applicant1')
    const before = await cash(own)
    await apply('starter', 'please #reject', own)
    expect(await until('starter', 'rejected', own)).toMatchObject({
      reason: 'conditionsNotMet',
      reward: null,
    })
    const { rows } = (await games.call('messages', { query: {} }, { as: own })).value
    expect(rows[0]).toMatchObject({ kind: 'promotion', link: '/promotions' })
    expect((await apply('starter', '#issue', own)).value.status).toBe('applying')
    expect(await until('starter', 'issued', own)).toMatchObject({ reward: '5.00' })
    expect(await cash(own)).toBe(before + 5)
    expect((await claim('starter', own)).envelope.code).toBe('wrongState')
    await games.expectSoundLedger()
  })

  test('signing up ends in signedUp; #wait stays in process', async () => {
    const own = await games.join('applicant2')
    await apply('reels-week', '', own)
    await until('reels-week', 'signedUp', own)
    await apply('starter', '#wait', own)
    await until('starter', 'inProcess', own)
  })

  test('what is not open, not for this member, or not there', async () => {
    const own = await games.join('applicant3')
    expect(await state('reload', own)).toMatchObject({
      status: 'applicationForbidden',
      reason: 'depositNeeded',
    })
    expect((await apply('reload', '', own)).envelope.code).toBe('notEligible')
    expect((await apply('season', '', own)).envelope.code).toBe('wrongState')
    expect((await apply('spring-race', '', own)).envelope.code).toBe('wrongState')
    expect((await apply('harvest', '', own)).envelope.code).toBe('wrongState')
    expect((await apply('table-night', '', own)).envelope.code).toBe('notFound')
    expect((await apply('nothing', '', own)).envelope.code).toBe('notFound')
    expect((await claim('nothing', own)).envelope.code).toBe('notFound')
  })

  test('a comment has at most 140 characters, however many bytes; at most three images, each the member’s own', async () => {
    const own = await games.join('applicant4')
    const long = await apply('starter', '𠮷'.repeat(141), own)
    expect(long.envelope.problems).toEqual([{ field: 'comment', code: 'tooLong', params: { max: 140 } }])
    expect((await apply('starter', '', own, ['nobodys'])).envelope.problems?.[0]?.field).toBe('images')
    expect((await apply('starter', '', own, ['a', 'b', 'c', 'd'])).envelope.code).toBe('invalidFields')
    expect((await state('starter', own)).status).toBe('joinNow')
    expect((await apply('starter', '𠮷'.repeat(140), own)).value.status).toBe('applying')
  })
})

describe('the twelve states', () => {
  const promotion = { flow: 'application', needs_deposit: true } as Promotion
  const hour = 3_600_000

  test('times only ever move a promotion forward', () => {
    const order = ['comingSoon', 'joinNow', 'registrationClosed', 'closed']
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 6 }),
        fc.option(fc.integer({ min: 11, max: 20 })),
        fc.option(fc.integer({ min: 21, max: 40 })),
        (hours, applyUntil, ends) => {
          const timed = {
            ...promotion,
            starts_at: new Date(10 * hour),
            apply_until: applyUntil === null ? null : new Date(applyUntil * hour),
            ends_at: ends === null ? null : new Date(ends * hour),
          }
          const seen = hours.toSorted((a, b) => a - b).map((at) => statusByTime(timed, new Date(at * hour)))
          const places = seen.map((status) => order.indexOf(status))
          expect(places).toEqual(places.toSorted((a, b) => a - b))
        },
      ),
    )
  })

  test('nothing leads back, and nothing is paid twice', () => {
    expect(edges.claimed).toBeUndefined()
    expect(edges.issued).toBeUndefined()
    expect(edges.claimPayout).toEqual(['claimed'])
    const paying = Object.values(edges)
      .flat()
      .filter((state) => state === 'claimed' || state === 'issued')
    expect(paying).toHaveLength(2)
  })

  test('a trial account may not apply', () => {
    const open = { ...promotion, starts_at: new Date(0), apply_until: null, ends_at: null }
    const state = stateFor(open, undefined, { trial: true, deposited: false }, new Date(hour))
    expect(state).toMatchObject({ status: 'applicationForbidden', reason: 'trialAccount' })
  })
})
