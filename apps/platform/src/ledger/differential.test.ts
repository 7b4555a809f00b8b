import { type Money, money } from '@baize/api/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, newId, type Trx, transact } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import type { AccountRef } from './commands.ts'
import { apply, type CoreCommand, emptyCore, evolve } from './core.ts'
import { histories, toCommand } from './histories.ts'
import {
  createHold,
  expireHold,
  LedgerError,
  post,
  postHold,
  reverse,
  setFrozen,
  verifyLedger,
  voidHold,
} from './index.ts'

const note = { cause: { type: 'test', id: '1' }, actor: 'tester' }
const runs = 250

describe.each(testEngines)('the SQL ledger on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    await database?.close()
  })

  test(`I1-I5 I9 returns what the pure core does, in ${runs} random histories`, async () => {
    let commands = 0
    await fc.assert(
      fc.asyncProperty(histories(30), async (history) => {
        const core = emptyCore()
        const sqlIds = new Map<string, Known>()
        const world = newId()
        for (const [index, step] of history.entries()) {
          const command = toCommand(step, {
            next: `j${index}`,
            nextHold: `h${index}`,
            journals: [...core.journals.keys()],
            holds: [...core.holds.keys()],
          })
          const decision = apply(core, command)
          const wanted = 'error' in decision ? decision.error : 'done'
          const answered = await execute(database, world, command, sqlIds)
          expect(answered, `${command.kind} at ${index}`).toBe(wanted)
          if ('events' in decision) evolve(core, decision.events)
          commands += 1
        }
        expect(await stored(database, world)).toEqual(
          [...core.accounts.values()]
            .filter(({ postings }) => postings > 0n)
            .map(({ ref, currency, balance, postings }) => describeAccount(ref, currency, balance, postings))
            .sort(),
        )
      }),
      { numRuns: runs },
    )
    expect(await verifyLedger(database.db)).toEqual([])
    expect(commands).toBeGreaterThan(runs)
  })

  test('I1-I5 I9 are kept when random histories use the same owners, holds and journals at the same time', async () => {
    const world = newId()
    const made = { journals: [] as string[], holds: [] as string[] }
    const ids = new Map<string, Known>()
    const answers = new Map<string, number>()
    await Promise.all(
      fc.sample(histories(40), 16).map(async (history, lane) => {
        for (const [index, step] of history.entries()) {
          const names = { next: `j${lane}.${index}`, nextHold: `h${lane}.${index}` }
          const answer = await execute(database, world, toCommand(step, { ...names, ...made }), ids)
          answers.set(answer, (answers.get(answer) ?? 0) + 1)
          if (ids.has(names.next)) made.journals.push(names.next)
          if (ids.has(names.nextHold)) made.holds.push(names.nextHold)
        }
      }),
    )
    expect(await verifyLedger(database.db)).toEqual([])
    expect(answers.get('done')).toBeGreaterThan(20)
  })
})

/** Every history has its own owners and currencies, so that one database serves all of them. */
const inWorld = (world: string, ref: AccountRef): AccountRef =>
  ref.owner === 'house' ? ref : { ...ref, owner: `${ref.owner}@${world}` }
const currencyIn = (world: string, currency: string) => `${currency}@${world}`

/** What the ledger calls a journal or a hold of the history, and whose it is. */
interface Known {
  readonly id: string
  readonly owner: string
}

async function execute(
  database: Database,
  world: string,
  command: CoreCommand,
  ids: Map<string, Known>,
): Promise<string> {
  try {
    await transact(database, ({ trx }) => executeIn(trx, world, command, ids))
    return 'done'
  } catch (error) {
    if (error instanceof LedgerError) return error.code
    throw error
  }
}

async function executeIn(trx: Trx, world: string, command: CoreCommand, ids: Map<string, Known>) {
  const owner = 'ana'
  const known = (id: string) => ids.get(id) ?? { id, owner }
  switch (command.kind) {
    case 'post': {
      const journal = await post(trx, {
        ...note,
        type: 'transferSent',
        owner,
        currency: currencyIn(world, command.currency),
        postings: command.postings.map(({ from, to, amount }) => ({
          from: inWorld(world, from),
          to: inWorld(world, to),
          amount: amount as Money,
        })),
      })
      ids.set(command.id, { id: journal.id, owner })
      break
    }
    case 'createHold': {
      const holder = `${command.owner}@${world}`
      const held = await createHold(trx, {
        ...note,
        type: 'withdrawalHeld',
        currency: currencyIn(world, command.currency),
        owner: holder,
        amount: command.amount as Money,
      })
      ids.set(command.id, { id: held.id, owner: holder }).set(command.hold, { id: held.hold, owner: holder })
      break
    }
    case 'postHold': {
      const amount = command.amount === undefined ? {} : { amount: command.amount as Money }
      const to = inWorld(world, command.to)
      const hold = known(command.hold)
      const journal = await postHold(trx, {
        ...note,
        type: 'withdrawalPaid',
        owner: hold.owner,
        hold: hold.id,
        to,
        ...amount,
      })
      ids.set(command.id, { id: journal.id, owner: hold.owner })
      break
    }
    case 'releaseHold': {
      const release = command.state === 'voided' ? voidHold : expireHold
      const hold = known(command.hold)
      const named = { owner: hold.owner, hold: hold.id }
      const journal = await release(trx, { ...note, type: 'withdrawalReleased', ...named })
      ids.set(command.id, { id: journal.id, owner: hold.owner })
      break
    }
    case 'reverse': {
      const original = known(command.journal)
      const named = { owner: original.owner, journal: original.id }
      const journal = await reverse(trx, { ...note, type: 'corrected', ...named })
      ids.set(command.id, { id: journal.id, owner: original.owner })
      break
    }
    case 'freeze': {
      const { currency, account, frozen } = command
      await setFrozen(trx, currencyIn(world, currency), inWorld(world, account), 'operator', frozen)
    }
  }
}

async function stored(database: Database, world: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('account')
    .selectAll()
    .where('currency', 'like', `%@${world}`)
    .where('posting_count', '>', 0n)
    .execute()
  return rows
    .map((row) => {
      const ref = { owner: row.owner_id.split('@')[0] ?? '', kind: row.kind }
      return describeAccount(ref, row.currency.split('@')[0] ?? '', money(row.balance), row.posting_count)
    })
    .sort()
}

const describeAccount = (ref: AccountRef, currency: string, balance: bigint, postings: bigint) =>
  `${currency} ${ref.owner} ${ref.kind}: ${balance} after ${postings}`
