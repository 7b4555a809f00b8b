import { money } from '@baize/api/money'
import { transact } from '@baize/platform/database/index.ts'
import { cashOf, houseFor, post } from '@baize/platform/ledger/index.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { newRound, startTestGames } from '../testingGames.ts'

let product: TestPlatform
beforeAll(async () => {
  product = await startTestPlatform({ work: false })
})
afterAll(() => product?.close())

test('a correction is called so, and is no opening balance', async () => {
  const { platform, call } = product
  const as = await product.signIn()
  const owner = (await findMemberByAccount(platform.db, 'dara2026'))?.id ?? ''
  await transact(platform.database, ({ trx }) =>
    post(trx, {
      ...{ type: 'corrected', owner, currency: platform.settings.brand.currency, actor: 'operator' },
      postings: [{ from: houseFor(owner, 'suspense'), to: cashOf(owner), amount: money(10_000n) }],
      cause: { type: 'correction', id: 'ticket-1' },
      at: platform.now(),
    }),
  )
  const today = platform.now().toISOString().slice(0, 10)
  const period = {
    from: today,
    to: new Date(platform.now().getTime() + 86_400_000).toISOString().slice(0, 10),
  }
  const rowsOf = async (type: 'opening' | 'correction') =>
    (await call('transactions', { query: { ...period, type } }, { as })).value.rows as { reference: string }[]
  expect((await rowsOf('correction')).map(({ reference }) => reference)).toEqual(['ticket-1'])
  expect((await rowsOf('opening')).map(({ reference }) => reference)).toEqual([owner])
})

test('rows name what they were about, in the reader’s language', async () => {
  const games = await startTestGames()
  try {
    const as = await games.signIn()
    const until = (id: string, state: string) =>
      games.until(
        async () => (await games.call('withdrawalDetail', { params: { id } }, { as })).value,
        (value) => value.state === state,
      )
    const { id } = (
      await games.call(
        'createWithdrawal',
        {
          body: {
            ...{ amount: '10.02', paymentPassword: '246810', bankCode: 'TSB' },
            ...{ accountName: 'Dara', accountNumber: '987654321' },
          },
        },
        { as },
      )
    ).value
    await until(id, 'rejected')
    const playSession = await games.openGame(as)
    await games.call('sandboxPlay', { body: { playSession, roundId: newRound(), stake: '1.00' } })
    const named = async (language: string) =>
      (await games.call('transactions', { query: {} }, { as, headers: { 'accept-language': language } }))
        .value.rows as { type: string; subject: string | null; subjectLanguage?: string }[]
    const english = await named('en')
    const bank = english.find(({ type }) => type === 'withdrawalHold')
    expect(bank?.subject).toMatch(/^\S.* \u2068•••• 4321\u2069$/)
    expect(english.find(({ type }) => type === 'opening')?.subject ?? null).toBeNull()
    const bet = english.find(({ type }) => type === 'bet')
    expect(bet?.subject).toMatch(/[A-Z][a-z]/)
    const khmer = (await named('km')).find(({ type }) => type === 'bet')
    expect(khmer?.subject).toMatch(/\p{Script=Khmer}/u)
    expect(khmer?.subjectLanguage).toBeUndefined()
  } finally {
    await games.close()
  }
})
