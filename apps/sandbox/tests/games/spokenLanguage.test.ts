import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { queueMessage } from '@baize/platform/outbox/queue.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSandboxSettings } from '../../src/settings.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

const { brand } = readSandboxSettings({})

/**
 * With a further language, for which the platform has translations keyed by English, and one outside the registry, for
 * which it has none.
 */
const further = { ...brand, languages: [...brand.languages, 'vi', 'de'], defaultLanguage: 'de' }

describe.each(testEngines)('names without a translation into the reader’s language, on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine, settings: { brand: further } })
  })
  afterAll(() => games?.close())

  /** Everything with a name that a member reads of bonuses, deposits and withdrawals. */
  async function read(account: string, language: string) {
    const as = await games.join(account)
    const asked = { as, headers: { 'accept-language': language } }
    const { methods, bonuses } = (await games.call('depositMethods', {}, asked)).value
    const body = { methodId: 'local-bank', amount: '50.00', bonusId: bonuses[0]?.id }
    const opened = (await games.call('createDeposit', { body: body as never }, asked)).value
    const { rewards } = (await games.call('rewards', {}, asked)).value
    const { missions } = (await games.call('missionSummary', {}, asked)).value
    const offered = (await games.call('bonuses', { query: {} as never }, asked)).value.rows
    const { banks } = (await games.call('withdrawalOptions', {}, asked)).value
    return { methods, bonuses, opened, rewards, missions, offered, banks }
  }

  test('a reader of none of their languages gets `en` as their language', async () => {
    const { opened, ...lists } = await read('spokende', 'de')
    for (const [of, list] of Object.entries<readonly unknown[]>(lists)) {
      expect(list, of).not.toHaveLength(0)
      for (const each of list) expect(each, of).toMatchObject({ language: 'en' })
    }
    expect(lists.methods.flatMap(({ fields }: { fields: unknown[] }) => fields)).not.toHaveLength(0)
    for (const { fields } of lists.methods) for (const field of fields) expect(field.language).toBe('en')
    expect(opened.bonusLanguage).toBe('en')
    expect(opened.instructions).not.toHaveLength(0)
    for (const line of opened.instructions) expect(line.language).toBe('en')
  })

  test.each(['ar', 'zh-CN', 'km', 'en', 'vi'])(
    'a reader of %s gets them in it, without a language',
    async (tag) => {
      expect(JSON.stringify(await read(`spoken${tag.slice(0, 2)}`, tag))).not.toMatch(
        /"(?:language|\w+Language)"/,
      )
    },
  )

  /** Every name of a game, of a vendor, of a dealer and of a level that a member reaches. */
  async function called(account: string, language: string) {
    const as = await games.join(account)
    const asked = { as, headers: { 'accept-language': language } }
    const { sections } = (await games.call('gameSections', { query: {} }, asked)).value
    const { lanes } = (await games.call('gameVendors', { query: {} }, asked)).value
    const lists = {
      games: sections.flatMap((section: { games: unknown[] }) => section.games),
      vendors: lanes.flatMap((lane: { cards: unknown[] }) => lane.cards),
      lotteries: (await games.call('lotteryMenu', { query: {} }, asked)).value.gameMenus,
      people: (await games.call('liveModels', {}, asked)).value.models,
      wallets: (await games.call('merchantWallet', {}, asked)).value.wallets.filter(
        ({ main }: { main: boolean }) => !main,
      ),
    }
    const { jackpots } = (await games.call('jackpots', { query: {} }, asked)).value
    const { history: _, ...vip } = (await games.call('vip', {}, asked)).value
    const { vipLabelName, vipLabelLanguage } = (await games.call('publicState', {}, asked)).value
    return { lists, jackpots, vip, frame: { vipLabelName, vipLabelLanguage } }
  }

  test('a German reader gets `en` as the language of games, vendors and people', async () => {
    const { lists } = await called('calledde', 'de')
    for (const [of, list] of Object.entries(lists)) {
      expect(list, of).not.toHaveLength(0)
      for (const each of list) expect(each, of).toMatchObject({ language: 'en' })
    }
    for (const game of lists.games) expect(game).toMatchObject({ vendorLanguage: 'en' })
    for (const each of lists.people) expect(each).toMatchObject({ tableLanguage: 'en' })
  })

  test('an Arabic reader gets the names of generated games in Arabic, and `en` where a name is English', async () => {
    const { games: shown, lotteries: _, ...others } = (await called('calledar', 'ar')).lists
    for (const [of, list] of Object.entries(others)) {
      expect(list, of).not.toHaveLength(0)
      for (const each of list) expect(each, of).toMatchObject({ language: 'en' })
    }
    const named = shown as { nodeId: string; displayName: string; language?: string }[]
    const generated = named.filter(({ nodeId }) => Number(nodeId) >= 10_000)
    expect(generated).not.toHaveLength(0)
    for (const game of generated) {
      expect(game.displayName).toMatch(/^[\p{sc=Arabic}\p{sc=Inherited} ]+$/u)
      expect(game).not.toHaveProperty('language')
    }
    for (const game of named) if (!generated.includes(game)) expect(game.language).toBe('en')
  })

  test('levels and jackpots, which have Arabic and Vietnamese names, are marked where they are English', async () => {
    const english = { vipLabelLanguage: 'en' }
    const german = await called('calledde2', 'de')
    expect(german.vip).toMatchObject({ ...english, levels: Array(5).fill(english) })
    expect(german.frame).toMatchObject(english)
    for (const jackpot of german.jackpots) expect(jackpot).toMatchObject({ language: 'en' })
    for (const language of ['ar', 'vi']) {
      const { lists: _, ...own } = await called(`called${language}2`, language)
      expect(JSON.stringify(own)).not.toMatch(/"(?:language|\w+Language)":"/)
    }
  })

  test.each(['zh-CN', 'km', 'en'])('a reader of %s gets all of them in it', async (tag) => {
    expect(JSON.stringify(await called(`called${tag.slice(0, 2)}`, tag))).not.toMatch(
      /"(?:language|\w+Language)":"/,
    )
  })

  test('a bet says the languages of its game and its vendor', async () => {
    const as = await games.signIn()
    const playSession = await games.openGame(as)
    await games.call('sandboxPlay', { body: { playSession, roundId: newRound(), stake: '1.00' } })
    const read = async (language: string) =>
      (await games.call('bets', { query: {} }, { as, headers: { 'accept-language': language } })).value.rows
    for (const bet of await read('ar'))
      expect(bet).toMatchObject({ vendorLanguage: 'en', gameLanguage: 'en' })
    expect(await read('ar')).not.toHaveLength(0)
    expect(JSON.stringify(await read('km'))).not.toMatch(/Language"/)
  })

  test('a mail is sent with the language that it is written in, not with the requested one', async () => {
    const values = { code: '246810', minutes: 5 }
    for (const [language, written] of [
      ['de', 'en'],
      ['vi', 'vi'],
      ['zh-CN', 'zh-Hans'],
      ['ar', 'ar'],
    ] as const) {
      const to = `${written.toLowerCase()}@mail.example`
      await queueMessage(games.platform, games.platform.db, {
        channel: 'mail',
        to,
        kind: 'code',
        language,
        values,
      })
      const { messages } = (await games.call('sandboxOutbox', { query: { to } })).value
      expect(messages).toMatchObject([{ language: written }])
    }
  })

  test('a bank has the language of its name; a live event, which has no reader, has none', async () => {
    const asked = { as: await games.signIn(), headers: { 'accept-language': 'de' } }
    const paymentPassword = '246810'
    const typed = { bankCode: 'TSB', accountName: 'Dara', accountNumber: '987654321' }
    const body = { amount: '13.00', paymentPassword, ...typed }
    const { id, bankLanguage } = (await games.call('createWithdrawal', { body }, asked)).value
    expect(bankLanguage).toBe('en')
    const saving = { bankCode: 'MKB', bankAccountNumber: '000 123-456', accountName: 'Dara', paymentPassword }
    expect((await games.call('addBankAccount', { body: saving }, asked)).value.bankLanguage).toBe('en')
    const deposit = { methodId: 'local-bank', amount: '50.00', bonusId: 'first-deposit' }
    expect((await games.call('createDeposit', { body: deposit }, asked)).value.bonusLanguage).toBe('en')
    const told = await games.platform.db
      .selectFrom('member_event')
      .select('payload')
      .where('type', 'in', ['depositChanged', 'withdrawalChanged'])
      .execute()
    expect(JSON.stringify(told)).toContain(id)
    expect(JSON.stringify(told)).not.toContain('Language')
  })
})
