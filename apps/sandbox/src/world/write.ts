import { betDevices } from '@baize/api/contract'
import { newId, type Trx, transact } from '@baize/platform/database/index.ts'
import { localBank } from '@baize/platform/deposits/methods.ts'
import { cashOf, houseFor } from '@baize/platform/ledger/index.ts'
import { addMember, type Member } from '@baize/platform/members/members.ts'
import { completeMissions, readProgress } from '@baize/platform/missions/progress.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { climb } from '@baize/platform/vip/progress.ts'
import { catalogue } from '../games/catalogue.ts'
import type { Movement, PlannedDay } from './day.ts'
import { Books } from './dayLedger.ts'
import { insertAll } from './insertAll.ts'
import type { Person } from './people.ts'
import { Play } from './play.ts'

const minute = 60_000
const later = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** Adds the people of a world, each under who was added before. */
export async function writePeople(
  platform: Platform,
  people: readonly Person[],
  start: Date,
  hashes: { readonly password: string; readonly payment: string },
): Promise<Member[]> {
  return transact(platform.database, async ({ trx }) => {
    const members: Member[] = []
    for (const person of people) {
      const member = await addMember(trx, {
        account: person.account,
        nickname: person.nickname,
        type: person.isAgent ? 1 : 0,
        parent: person.upline === null ? null : (members[person.upline] ?? null),
        passwordHash: hashes.password,
        paymentPasswordHash: hashes.payment,
        joinedAt: later(start, person.joinsOn * 1_440 * minute),
      })
      if (!member) throw new Error(`${person.account} is here already: a world is written once`)
      members.push(member)
    }
    return members
  })
}

/** What a day left, counted. */
export interface DayWritten {
  readonly deposits: number
  readonly transfers: number
  readonly bets: number
  readonly withdrawals: number
}

interface Done extends Movement {
  readonly id: string
  readonly owner: string
  readonly asked: Date
}

/**
 * Writes one day in one transaction: deposits, play, withdrawals; what the ledger refuses does not happen. Then the
 * day's effects on missions and levels, by the code that handles a bet or a deposit of a member.
 */
export async function writeDay(
  platform: Platform,
  members: readonly Member[],
  day: PlannedDay,
  dayStart: Date,
): Promise<DayWritten> {
  const idOf = (who: number): string => {
    const member = members[who]
    if (!member) throw new RangeError(`nobody is at ${who}`)
    return member.id
  }
  const begun = ({ who, minute: at, amount }: Movement): Done => ({
    ...{ who, minute: at, amount, id: newId(), owner: idOf(who), asked: later(dayStart, at * minute) },
  })
  return transact(platform.database, async (unit) => {
    const { trx } = unit
    const books = await Books.open(trx, platform.settings.brand.currency)
    const play = await Play.open(platform, trx, books)
    const deposits = day.deposits.map(begun).filter(({ id, owner, amount, asked }) => {
      const entry = {
        type: 'depositCredited',
        owner,
        cause: { type: 'deposit', id },
        at: later(asked, 8_000),
      } as const
      return books.post(entry, { from: houseFor(owner, 'psp.clearing'), to: cashOf(owner), amount }) !== null
    })
    const transfers = day.transfers
      .map((one) => ({ ...begun(one), to: idOf(one.to) }))
      .filter(({ id, owner, to, amount, asked }) => {
        const entry = { type: 'transferSent', owner, cause: { type: 'transfer', id }, at: asked } as const
        return books.post(entry, { from: cashOf(owner), to: cashOf(to), amount }) !== null
      })
    let bets = 0
    for (const { who, game: share, bets: planned } of day.plays) {
      const game = catalogue[Math.floor(share * catalogue.length)]
      if (!game) throw new RangeError('the catalogue is empty')
      const device = betDevices[who % betDevices.length] ?? null
      for (const bet of planned) {
        const placed = later(dayStart, bet.second * 1_000)
        if (play.add({ ...bet, memberId: idOf(who), game, device, placed })) bets += 1
      }
    }
    const withdrawals = day.withdrawals.map(begun).flatMap((one) => {
      const entry = { owner: one.owner, cause: { type: 'withdrawal', id: one.id }, at: one.asked }
      const hold = books.payOut(entry, one.amount, later(one.asked, 10_000))
      return hold === null ? [] : [{ ...one, hold }]
    })
    await books.close()
    await writeDeposits(trx, deposits)
    await insertAll(trx, 'transfer', transfers, ({ id, owner, to, amount, asked }) => ({
      ...{ id, from_member_id: owner, to_member_id: to, amount, note: '', at: asked },
    }))
    await play.close()
    await writeWithdrawals(platform, trx, withdrawals)
    const busy = play.players()
    for (const { owner, asked } of deposits) if (!busy.has(owner)) busy.set(owner, later(asked, 8_000))
    for (const [memberId, at] of busy) {
      await completeMissions(platform, unit, memberId, await readProgress(platform, trx, memberId, at), at)
      await climb(platform, unit, memberId, at)
    }
    return { deposits: deposits.length, transfers: transfers.length, bets, withdrawals: withdrawals.length }
  })
}

async function writeDeposits(trx: Trx, deposits: readonly Done[]): Promise<void> {
  await insertAll(trx, 'deposit', deposits, ({ id, owner, amount, asked }) => ({
    ...{
      id,
      member_id: owner,
      method_id: localBank.id,
      amount,
      credited: amount,
      state: 'approved' as const,
    },
    ...{ reason: null, reference: `WD${id.replaceAll('-', '')}`, payer_name: '', created_at: asked },
    next_update_at: null,
  }))
  const steps = deposits.flatMap(({ id, owner, asked }) => [
    { id, owner, position: 1, state: 'pending' as const, at: asked },
    { id, owner, position: 2, state: 'approved' as const, at: later(asked, 8_000) },
  ])
  await insertAll(trx, 'deposit_step', steps, ({ id, owner, ...step }) => ({
    member_id: owner,
    deposit_id: id,
    reason: null,
    ...step,
  }))
}

async function writeWithdrawals(
  platform: Platform,
  trx: Trx,
  withdrawals: readonly (Done & { readonly hold: string })[],
): Promise<void> {
  await insertAll(trx, 'withdrawal', withdrawals, ({ id, owner, amount, asked, hold }) => ({
    ...{ id, member_id: owner, amount, state: 'completed' as const, reason: null, hold_id: hold },
    ...{ bank_code: 'ABA', account_name: 'WORLD', account_number_tail: '0000' },
    account_number_sealed: platform.secrets.seal('withdrawal-account', '000000000'),
    ...{ created_at: asked, next_update_at: null, confirm_by: null },
  }))
  const steps = withdrawals.flatMap(({ id, owner, asked }) =>
    (['requested', 'approved', 'sent', 'completed'] as const).map((state, index) => ({
      ...{ member_id: owner, withdrawal_id: id, position: index + 1, state, reason: null },
      at: later(asked, [0, 3_000, 6_000, 10_000][index] ?? 0),
    })),
  )
  await insertAll(trx, 'withdrawal_step', steps, (step) => step)
}
