import { type Money, money } from '@baize/api/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, newId, type Trx, transact } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import {
  balanceOf,
  cashOf,
  createHold,
  expireHold,
  houseFor,
  LedgerError,
  post,
  postHold,
  refKey,
  reverse,
  setFrozen,
  verifyLedger,
  voidHold,
  withdrawHoldOf,
} from './index.ts'

const note = { currency: 'KHR', cause: { type: 'test', id: '1' }, actor: 'tester' }
const units = (amount: number): Money => money(BigInt(amount))

describe.each(testEngines)('the ledger on $name', ({ open }) => {
  let database: Database
  let ana: string
  let bo: string

  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    expect(await verifyLedger(database.db)).toEqual([])
    await database?.close()
  })
  beforeEach(() => {
    ana = newId()
    bo = newId()
  })

  const run = <T>(work: (trx: Trx) => Promise<T>) => transact(database, ({ trx }) => work(trx))
  const cash = (owner: string) => balanceOf(database.db, 'KHR', cashOf(owner))
  const held = (owner: string) => balanceOf(database.db, 'KHR', withdrawHoldOf(owner))
  const deposit = (owner: string, amount: number) =>
    run((trx) =>
      post(trx, {
        ...note,
        type: 'depositCredited',
        owner,
        postings: [{ from: houseFor(owner, 'psp.clearing'), to: cashOf(owner), amount: units(amount) }],
      }),
    )
  const transfer = (from: string, to: string, amount: bigint) =>
    run((trx) =>
      post(trx, {
        ...note,
        type: 'transferSent',
        owner: from,
        postings: [{ from: cashOf(from), to: cashOf(to), amount: amount as Money }],
      }),
    )
  const hold = (owner: string, amount: number) =>
    run((trx) => createHold(trx, { ...note, type: 'withdrawalHeld', owner, amount: units(amount) }))
  const refused = (code: string) => expect.objectContaining({ name: 'LedgerError', code })
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    )

  test("I1 a deposit and a transfer move money, and return each account's balance", async () => {
    await deposit(ana, 500)
    const { balances } = await transfer(ana, bo, 200n)
    expect(balances.get(refKey(cashOf(ana)))).toBe(300n)
    expect([await cash(ana), await cash(bo)]).toEqual([300n, 200n])
  })

  test('I4 what is not there cannot be spent, not even between the legs of one journal', async () => {
    await deposit(ana, 100)
    expect(await failure(transfer(ana, bo, 101n))).toEqual(refused('insufficientFunds'))
    const back = run((trx) =>
      post(trx, {
        ...note,
        type: 'transferSent',
        owner: ana,
        postings: [
          { from: cashOf(bo), to: cashOf(ana), amount: units(5) },
          { from: cashOf(ana), to: cashOf(bo), amount: units(5) },
        ],
      }),
    )
    expect(await failure(back)).toEqual(refused('insufficientFunds'))
    expect([await cash(ana), await cash(bo)]).toEqual([100n, 0n])
  })

  test.each([0n, -5n, 2n ** 63n])('an amount of %s is refused', async (amount) => {
    expect(await failure(transfer(ana, bo, amount))).toEqual(refused('amountInvalid'))
  })

  test('a journal without postings, to its own account, or to the wrong owner is refused', async () => {
    const empty = run((trx) => post(trx, { ...note, type: 'transferSent', owner: ana, postings: [] }))
    expect(await failure(empty)).toEqual(refused('postingsInvalid'))
    expect(await failure(transfer(ana, ana, 1n))).toEqual(refused('postingsInvalid'))
    const foreign = run((trx) =>
      post(trx, {
        ...note,
        type: 'winPaid',
        owner: ana,
        postings: [
          { from: houseFor(ana, 'house.gaming'), to: { owner: 'house', kind: 'cash' }, amount: units(1) },
        ],
      }),
    )
    expect(await failure(foreign)).toEqual(refused('postingsInvalid'))
  })

  test('I8 a balance that would not fit in 64 bits is refused', async () => {
    const most = 2n ** 63n - 1n
    const give = (amount: bigint) =>
      run((trx) =>
        post(trx, {
          ...note,
          currency: 'BIG',
          type: 'openingBalanceGranted',
          owner: ana,
          postings: [
            {
              from: { owner: 'house', kind: 'suspense' },
              to: cashOf(ana),
              amount: amount as Money,
            },
          ],
        }),
      )
    await give(most)
    expect(await failure(give(1n))).toEqual(refused('balanceOverflow'))
    expect(await balanceOf(database.db, 'BIG', cashOf(ana))).toBe(most)
  })

  test('a frozen account pays nothing out, and still takes money in', async () => {
    await deposit(ana, 100)
    await run((trx) => setFrozen(trx, 'KHR', cashOf(ana), 'operator', true))
    expect(await failure(transfer(ana, bo, 1n))).toEqual(refused('accountFrozen'))
    expect(await failure(hold(ana, 1))).toEqual(refused('accountFrozen'))
    await deposit(ana, 1)
    await run((trx) => setFrozen(trx, 'KHR', cashOf(ana), 'operator', false))
    await transfer(ana, bo, 101n)
  })

  test('an account with two reasons to be frozen stays so until both are lifted, in either order', async () => {
    await deposit(ana, 100)
    const set = (reason: 'operator' | 'dividend', frozen: boolean) =>
      run((trx) => setFrozen(trx, 'KHR', cashOf(ana), reason, frozen))
    for (const [first, last] of [
      ['operator', 'dividend'],
      ['dividend', 'operator'],
    ] as const) {
      await set(first, true)
      await set(last, true)
      await set(first, false)
      expect(await failure(transfer(ana, bo, 1n))).toEqual(refused('accountFrozen'))
      await set(first, false)
      expect(await failure(transfer(ana, bo, 1n))).toEqual(refused('accountFrozen'))
      await set(last, false)
      await transfer(ana, bo, 1n)
    }
  })

  test('I9 a hold is paid in part, and the rest is returned', async () => {
    await deposit(ana, 100)
    const { hold: id } = await hold(ana, 60)
    expect([await cash(ana), await held(ana)]).toEqual([40n, 60n])
    const pay = (amount: number) =>
      run((trx) =>
        postHold(trx, {
          ...note,
          type: 'withdrawalPaid',
          owner: ana,
          hold: id,
          amount: units(amount),
          to: houseFor(ana, 'psp.clearing'),
        }),
      )
    expect(await failure(pay(61))).toEqual(refused('holdExceeded'))
    expect(await failure(pay(0))).toEqual(refused('amountInvalid'))
    await pay(45)
    expect([await cash(ana), await held(ana)]).toEqual([55n, 0n])
    expect(await failure(pay(1))).toEqual(refused('holdClosed'))
  })

  test.each([
    ['voided', voidHold],
    ['expired', expireHold],
  ] as const)('I9 a %s hold returns everything, once, and reports how it ended', async (state, release) => {
    await deposit(ana, 100)
    const { hold: id } = await hold(ana, 60)
    const command = { ...note, type: 'withdrawalReleased', owner: ana, hold: id } as const
    await run((trx) => release(trx, command))
    expect([await cash(ana), await held(ana)]).toEqual([100n, 0n])
    expect(await database.db.selectFrom('hold').select('state').where('id', '=', id).execute()).toEqual([
      { state },
    ])
    expect(await failure(run((trx) => release(trx, command)))).toEqual(refused('holdClosed'))
  })

  test('I9 when many try to end one hold at once, exactly one does', async () => {
    await deposit(ana, 100)
    const { hold: id } = await hold(ana, 100)
    const command = { ...note, type: 'withdrawalReleased', owner: ana, hold: id } as const
    const pay = {
      ...note,
      type: 'withdrawalPaid',
      owner: ana,
      hold: id,
      to: houseFor(ana, 'psp.clearing'),
    } as const
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        run((trx) => (index % 2 ? postHold(trx, pay) : voidHold(trx, command))),
      ),
    )
    const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(failures).toHaveLength(29)
    expect(failures.every((error) => error instanceof LedgerError && error.code === 'holdClosed')).toBe(true)
  })

  test('I5 a journal is reversed once for any number of requests; a reversal and a hold never', async () => {
    const { id } = await deposit(ana, 100)
    const command = { ...note, type: 'corrected', owner: ana, journal: id } as const
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => run((trx) => reverse(trx, command))),
    )
    const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(done).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toEqual(refused('alreadyReversed'))
    }
    expect(await cash(ana)).toBe(0n)
    const again = run((trx) => reverse(trx, { ...command, journal: done[0]?.id ?? '' }))
    expect(await failure(again)).toEqual(refused('notReversible'))
    await deposit(bo, 10)
    const held = await hold(bo, 5)
    const heldAgain = run((trx) => reverse(trx, { ...command, owner: bo, journal: held.id }))
    expect(await failure(heldAgain)).toEqual(refused('notReversible'))
    const unknown = run((trx) => reverse(trx, { ...command, journal: newId() }))
    expect(await failure(unknown)).toEqual(refused('journalUnknown'))
  })

  test('I5 the database itself refuses to change or remove what was posted', async () => {
    await deposit(ana, 100)
    for (const statement of [
      'UPDATE posting SET amount = amount + 1',
      'DELETE FROM posting',
      "UPDATE journal SET actor = 'another'",
      'DELETE FROM journal',
      'TRUNCATE posting',
      'TRUNCATE journal CASCADE',
    ]) {
      await expect(sql.raw(statement).execute(database.db), statement).rejects.toThrow(
        /append-only|permission/,
      )
    }
  })

  test('I4 the database itself refuses an overdrawn owner', async () => {
    await deposit(ana, 100)
    const overdraw = sql`UPDATE account SET balance = -1 WHERE owner_id = ${ana}`.execute(database.db)
    await expect(overdraw).rejects.toThrow(/account_never_overdrawn/)
  })

  test('I2 I3 I4 concurrent transfers between many owners lose and invent nothing', async () => {
    const owners = Array.from({ length: 8 }, () => newId())
    await Promise.all(owners.map((owner) => deposit(owner, 1_000)))
    const pick = () => owners[Math.floor(Math.random() * owners.length)] ?? ana
    const answers = await Promise.allSettled(
      Array.from({ length: 300 }, () =>
        transfer(pick(), pick(), BigInt(1 + Math.floor(Math.random() * 400))),
      ),
    )
    for (const answer of answers) {
      if (answer.status === 'rejected')
        expect(['insufficientFunds', 'postingsInvalid']).toContain(answer.reason.code)
    }
    const balances = await Promise.all(owners.map(cash))
    expect(balances.reduce((total, balance) => total + balance, 0n)).toBe(8_000n)
    expect(await verifyLedger(database.db)).toEqual([])
  })

  test('I4 one hundred at once for the last coin: one gets it', async () => {
    await deposit(ana, 1)
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => transfer(ana, bo, 1n)))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
    expect([await cash(ana), await cash(bo)]).toEqual([0n, 1n])
  })
})
