import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('the state of the frame on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
    as = await games.join('framewatcher')
  })
  afterAll(() => games?.close())

  test('returns in one call what the single ones return', async () => {
    const state = (await games.call('publicState', {}, { as })).value
    const balance = (await games.call('balance', {}, { as })).value
    const vip = (await games.call('vip', {}, { as })).value
    const promotions = (await games.call('promotionStates', {}, { as })).value
    const messages = (await games.call('unreadMessages', {}, { as })).value
    const rewards = (await games.call('rewards', {}, { as })).value
    const missions = (await games.call('missionSummary', {}, { as })).value
    const { notices } = (await games.call('announcements', { query: {} })).value
    const site = (await games.call('permission')).value
    expect(state).toMatchObject({
      ...balance,
      hasVip: true,
      vipLabelName: vip.vipLabelName,
      vipRankLevel: vip.vipRankLevel,
      availablePromoCount: promotions.availablePromoCount,
      availablePromo: { REFERRAL: { enabled: true } },
      unreadMessage: messages.unread,
      rewardCount: rewards.count,
      missionCount: missions.ready,
      notice: notices,
      customerService: site.customerService,
      whitelabelVal: site.switches,
      regExp: { mobileNum: { maxLength: site.mobileMaxLength } },
    })
    expect(rewards.count).toBeGreaterThan(0)
  })

  test('popups are those for signed-in members, none for visitors', async () => {
    const { popup } = (await games.call('publicState', {}, { as })).value
    expect(popup.length).toBeGreaterThan(0)
    for (const { type, execution } of popup) {
      expect(type).toBe('PU')
      expect(execution.some((letter: string) => letter === 'A' || letter === 'F')).toBe(true)
    }
  })

  test('a trial account reads play money, and has no level, messages or promotions', async () => {
    const answer = await games.call('freePlay', { body: { birthday: '1990-01-01' } as never })
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const trial = { site: 'member', token: answer.value.token, cookie } as const
    expect((await games.call('publicState', {}, { as: trial })).value).toMatchObject({
      balance: '1000.00',
      currency: 'PLAY',
      hasVip: false,
      vipRankLevel: 1,
      availablePromoCount: 0,
      availablePromo: { REFERRAL: { enabled: false } },
      unreadMessage: 0,
      rewardCount: 0,
    })
  })
})
