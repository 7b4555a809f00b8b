import { money } from '@baize/api/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../database/index.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { cashOf, houseFor, post } from '../ledger/index.ts'
import { findMemberByAccount } from '../members/members.ts'

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
