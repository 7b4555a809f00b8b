import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testEngines } from '../database/testDatabase.ts'

import { startTestGames, type TestGames } from '../sandbox/testingGames.ts'
import { readSettings } from '../settings.ts'

const { brand } = readSettings({})

/** With a language besides that the platform itself has no words in. */
const vietnamese = { ...brand, languages: [...brand.languages, 'vi'], defaultLanguage: 'vi' as const }

describe.each(testEngines)('whose names nobody wrote in the reader’s language, on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine, settings: { brand: vietnamese } })
  })
  afterAll(() => games.close())

  /** Everything with a name that a member reads of money that is to be had, brought or taken away. */
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

  test('who reads none of their languages is told that they are English', async () => {
    const { opened, ...lists } = await read('spokenvi', 'vi')
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

  test.each(['ar', 'zh-CN', 'km', 'en'])(
    'who reads %s has them in it, and nothing is said of a language',
    async (tag) => {
      expect(JSON.stringify(await read(`spoken${tag.slice(0, 2)}`, tag))).not.toMatch(
        /"(?:language|\w+Language)"/,
      )
    },
  )

  test('a bank says the language of its name; a live event, which has no reader, says none', async () => {
    const asked = { as: await games.signIn(), headers: { 'accept-language': 'vi' } }
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
