import { betDevices } from '@baize/api/contract'
import { money } from '@baize/api/money'
import { newId, transact } from '../database/index.ts'
import { localBank } from '../deposits/methods.ts'
import { catalogue } from '../games/catalogue.ts'
import { cashOf, createHold, houseFor, post, postHold } from '../ledger/index.ts'
import { addMember, type Member } from '../members/members.ts'
import type { Platform } from '../platform.ts'
import { afterSettlement } from '../seamless/afterSettlement.ts'
import type { Movement, PlannedPlay, PlannedTransfer } from './day.ts'
import type { Person } from './people.ts'

/** Writes one world: the same books and records that its people would have left, by the same ledger. */
export interface Writer {
  addPerson(person: Person): Promise<void>
  deposit(movement: Movement, dayStart: Date): Promise<void>
  transfer(transfer: PlannedTransfer, dayStart: Date): Promise<void>
  play(play: PlannedPlay, dayStart: Date): Promise<void>
  withdraw(movement: Movement, dayStart: Date): Promise<void>
}

const minute = 60_000
const later = (at: Date, ms: number) => new Date(at.getTime() + ms)

export function makeWriter(
  platform: Platform,
  start: Date,
  hashes: { password: string; payment: string },
): Writer {
  const { database, settings } = platform
  const { currency } = settings.brand
  const members: Member[] = []
  const idOf = (who: number): string => {
    const member = members[who]
    if (!member) throw new RangeError(`nobody is at ${who}`)
    return member.id
  }
  const note = (owner: string, type: string, id: string, at: Date) => ({
    owner,
    currency,
    cause: { type, id },
    actor: 'world',
    at,
  })

  return {
    async addPerson(person) {
      const joinedAt = later(start, person.joinsOn * 1_440 * minute)
      const member = await addMember(platform.db, {
        account: person.account,
        nickname: person.nickname,
        type: person.isAgent ? 1 : 0,
        parent: person.upline === null ? null : (members[person.upline] ?? null),
        passwordHash: hashes.password,
        paymentPasswordHash: hashes.payment,
        joinedAt,
      })
      if (!member) throw new Error(`${person.account} is here already: a world is written once`)
      members.push(member)
    },

    async deposit({ who, minute: at, amount }, dayStart) {
      const [id, owner] = [newId(), idOf(who)]
      const asked = later(dayStart, at * minute)
      const credited = later(asked, 8_000)
      await transact(database, async ({ trx }) => {
        await trx
          .insertInto('deposit')
          .values({
            id,
            member_id: owner,
            method_id: localBank.id,
            amount,
            credited: amount,
            state: 'approved',
            reason: null,
            reference: `WD${id.replaceAll('-', '')}`,
            payer_name: '',
            created_at: asked,
            next_update_at: null,
          })
          .execute()
        const steps = [
          ['pending', asked],
          ['approved', credited],
        ] as const
        await trx
          .insertInto('deposit_step')
          .values(
            steps.map(([state, at], index) => ({
              deposit_id: id,
              position: index + 1,
              state,
              at,
              reason: null,
            })),
          )
          .execute()
        await post(trx, {
          ...note(owner, 'deposit', id, credited),
          type: 'depositCredited',
          postings: [{ from: houseFor(owner, 'psp.clearing'), to: cashOf(owner), amount: money(amount) }],
        })
      })
    },

    async transfer({ who, to, minute: at, amount }, dayStart) {
      const [id, from, receiver] = [newId(), idOf(who), idOf(to)]
      const moment = later(dayStart, at * minute)
      await transact(database, async ({ trx }) => {
        await trx
          .insertInto('transfer')
          .values({ id, from_member_id: from, to_member_id: receiver, amount, note: '', at: moment })
          .execute()
        await post(trx, {
          ...note(from, 'transfer', id, moment),
          type: 'transferSent',
          postings: [{ from: cashOf(from), to: cashOf(receiver), amount: money(amount) }],
        })
      })
    },

    async play({ who, game: share, bets }, dayStart) {
      const owner = idOf(who)
      const game = catalogue[Math.floor(share * catalogue.length)]
      if (!game) throw new RangeError('the catalogue is empty')
      await transact(database, async (unit) => {
        const rows = []
        for (const { second, stake, payout } of bets) {
          const id = newId()
          const [placed, settled] = [later(dayStart, second * 1000), later(dayStart, second * 1000 + 3_000)]
          const gaming = houseFor(owner, 'house.gaming')
          const journal = await post(unit.trx, {
            ...note(owner, 'bet', id, placed),
            type: 'betPlaced',
            postings: [{ from: cashOf(owner), to: gaming, amount: money(stake) }],
          })
          if (payout > 0n) {
            await post(unit.trx, {
              ...note(owner, 'bet', id, settled),
              type: 'winPaid',
              postings: [{ from: gaming, to: cashOf(owner), amount: money(payout) }],
            })
          }
          rows.push({
            id,
            vassalage: game.vassalage,
            transaction_id: `world-${id}`,
            round_id: `world-${id}`,
            member_id: owner,
            node_id: game.nodeId,
            game_type: game.gameType,
            stake,
            valid_bet: stake,
            payout,
            state: payout > 0n ? ('won' as const) : ('lost' as const),
            journal_id: journal.id,
            device: betDevices[who % betDevices.length] ?? null,
            placed_at: placed,
            settled_at: settled,
          })
        }
        await unit.trx.insertInto('bet').values(rows).execute()
        for (const row of rows) {
          await afterSettlement(platform, unit, {
            ...{ id: row.id, memberId: owner, nodeId: game.nodeId, vassalage: game.vassalage },
            ...{ gameType: game.gameType, stake: row.stake, validBet: row.stake, payout: row.payout },
            at: row.settled_at,
          })
        }
      })
    },

    async withdraw({ who, minute: at, amount }, dayStart) {
      const [id, owner] = [newId(), idOf(who)]
      const asked = later(dayStart, at * minute)
      const paid = later(asked, 10_000)
      await transact(database, async ({ trx }) => {
        const { hold } = await createHold(trx, {
          ...note(owner, 'withdrawal', id, asked),
          type: 'withdrawalHeld',
          amount: money(amount),
        })
        const { cause, actor } = note(owner, 'withdrawal', id, paid)
        const to = houseFor(owner, 'psp.clearing')
        await postHold(trx, { cause, actor, at: paid, type: 'withdrawalPaid', hold, to })
        await trx
          .insertInto('withdrawal')
          .values({
            id,
            member_id: owner,
            amount,
            state: 'completed',
            reason: null,
            hold_id: hold,
            bank_code: 'ABA',
            account_name: 'WORLD',
            account_number_sealed: platform.secrets.seal('withdrawal-account', '000000000'),
            account_number_tail: '0000',
            created_at: asked,
            next_update_at: null,
            confirm_by: null,
          })
          .execute()
        const steps = [
          ['requested', asked],
          ['approved', later(asked, 3_000)],
          ['sent', later(asked, 6_000)],
          ['completed', paid],
        ] as const
        await trx
          .insertInto('withdrawal_step')
          .values(
            steps.map(([state, at], index) => ({
              withdrawal_id: id,
              position: index + 1,
              state,
              at,
              reason: null,
            })),
          )
          .execute()
      })
    },
  }
}
