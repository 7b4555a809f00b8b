import { type Money, money } from '@baize/api/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/ids.ts'
import { type Database, openDatabase } from '../../database/open.ts'
import { testEngines } from '../../database/testDatabase.ts'
import { cashOf, houseFor } from '../accounts.ts'
import type { KeyedPost } from '../commands.ts'
import { postOnce } from '../postOnce.ts'
import { verifyLedger } from '../verify.ts'
import { postBatch } from './post.ts'
import { drawnBatches, freeze, heard, inWorld, postAlone, storedOf } from './testingBatches.ts'

const runs = 150

describe.each(testEngines)('journals that are written together on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    expect(await verifyLedger(database.db)).toEqual([])
    await database?.close()
  })

  test(`I1-I6 I17: ${runs} random batches return and store what the same journals do one by one`, async () => {
    let [written, refused, repeated] = [0, 0, 0]
    await fc.assert(
      fc.asyncProperty(drawnBatches, fc.boolean(), async (batches, frozen) => {
        const [together, alone] = [newId(), newId()]
        if (frozen) for (const world of [together, alone]) await freeze(database, world, 'bo')
        for (const batch of batches) {
          const answered = await postBatch(
            database,
            batch.map((drawn) => inWorld(together, drawn)),
          )
          const wanted = []
          for (const drawn of batch) wanted.push(await postAlone(database, inWorld(alone, drawn)))
          expect(answered.map(heard)).toEqual(wanted.map(heard))
          for (const verdict of answered) {
            if ('error' in verdict) refused += 1
            else if (verdict.answer.repeated) repeated += 1
            else written += 1
          }
        }
        expect(await storedOf(database, together)).toEqual(await storedOf(database, alone))
      }),
      { numRuns: runs },
    )
    expect(Math.min(written, refused, repeated)).toBeGreaterThan(runs)
  })

  const from = houseFor('ana', 'psp.clearing')
  const deposit = (owner: string, units: bigint, change: Partial<KeyedPost> = {}): KeyedPost => ({
    request: { scope: 'test', key: newId(), requestHash: 'a' },
    ...{ type: 'depositCredited', owner, currency: 'KHR', currencySymbol: 'R', actor: 'test' },
    ...{ cause: { type: 'test', id: '1' }, at: new Date('2026-11-21T10:00:00Z'), told: [owner] },
    postings: [{ from, to: cashOf(owner), amount: money(units) as Money }],
    answer: (after) => after(cashOf(owner)),
    ...change,
  })
  const texts = (verdicts: Awaited<ReturnType<typeof postBatch>>) =>
    verdicts.map((verdict) => ('answer' in verdict ? verdict.answer.text : 'refused'))

  test('what the database refuses of one harms none of its neighbours', async () => {
    const owner = newId()
    // No engine keeps a character of value zero.
    const spoilt = deposit(owner, 10_000n, { actor: '\u0000' })
    const verdicts = await postBatch(database, [deposit(owner, 10_000n), spoilt, deposit(owner, 10_000n)])
    expect(texts(verdicts).toSorted()).toEqual(['1.00', '2.00', 'refused'])
    expect(texts(await postBatch(database, [deposit(owner, 10_000n)]))).toEqual(['3.00'])
  })

  test('a response that cannot be written leaves no effect, and its neighbours have all', async () => {
    const owner = newId()
    const answer = () => {
      throw new Error('not as the contract says')
    }
    const verdicts = await postBatch(database, [
      deposit(owner, 10_000n),
      deposit(owner, 10_000n, { answer }),
      deposit(owner, 10_000n),
    ])
    expect(texts(verdicts)).toEqual(['1.00', 'refused', '2.00'])
  })

  test('I6 F4: two processes that receive the same keys at once commit one effect and return one response for each', async () => {
    const other = database.url ? await openDatabase({ url: database.url }) : { ...database, batch: 1 }
    const people = Array.from({ length: 6 }, newId)
    const pick = () => people[Math.floor(Math.random() * people.length)] ?? ''
    const asked = Array.from({ length: 120 }, (_, n) => deposit(pick(), BigInt(n + 1)))
    const answers = await Promise.all(
      asked.flatMap((command) =>
        [database, other, database].map(async (process) => (await postOnce(process, command)).text),
      ),
    )
    for (const [place] of asked.entries()) {
      expect(new Set(answers.slice(place * 3, place * 3 + 3)).size).toBe(1)
    }
    const { sum } = await database.db
      .selectFrom('account')
      .select((eb) => eb.fn.sum<string>('balance').as('sum'))
      .where('owner_id', 'in', people)
      .executeTakeFirstOrThrow()
    expect(BigInt(sum)).toBe((120n * 121n) / 2n)
    if (database.url) await other.close()
  })
})
