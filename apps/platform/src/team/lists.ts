import { downlineTransactionTypes } from '@baize/api/contract'
import { sql } from 'kysely'
import { archivedSince } from '../archive/betMark.ts'
import { gameNames, vendorNames } from '../games/describe.ts'
import { namedIn } from '../games/names.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { periodOf } from '../records/days.ts'
import { countedStates } from '../seamless/tables.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { wire } from '../wallet/wire.ts'
import { addUpPlay, amountOf, countOf, wirePlay } from './figures.ts'
import { ownMoney, ownPlay } from './ownSums.ts'
import { bringUp, freshness } from './rollUp.ts'
import { isOnLevel, isWithin, levelBelow } from './subtree.ts'
import { teamAccount } from './teamMember.ts'
import { teamMoney, teamPlay } from './teamSums.ts'

type ShownType = (typeof downlineTransactionTypes)[number]

/** Journals have ids that no other text can be compared with. */
function requireUuid(after: string | undefined): void {
  if (after === undefined) return
  if (!/\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(Buffer.from(after, 'base64url').toString())) {
    throw new Refusal('invalidFields', { problems: [{ field: 'after', code: 'pattern' }] })
  }
}

export const teamListHandlers: Pick<Handlers, 'teamBets' | 'downlineTransactions'> = {
  async teamBets({ query }, { db, platform, session, settings, now, language }) {
    const { brand } = settings
    const period = periodOf(query, now(), brand.gmtOffsetMinutes)
    const list = keysetOf(query, 'bet.settled_at', 'bet.id')
    const only = query.account ? await teamAccount(db, session, { account: query.account }) : null
    let bets = db
      .selectFrom('bet')
      .innerJoin('member', 'member.id', 'bet.member_id')
      .selectAll('bet')
      .select(['member.account', 'member.path'])
      .where('bet.settled_at', '>=', period.start)
      .where('bet.settled_at', '<', period.end)
      .where('bet.state', 'in', countedStates)
      .where(isWithin('member.path', session.path))
      .where(list.where)
    if (only) bets = bets.where('bet.member_id', '=', only.id)
    if (query.gameType) bets = bets.where('bet.game_type', '=', query.gameType)
    if (query.level) bets = bets.where(isOnLevel('member.path', session.path, query.level))
    const found = await bets
      .orderBy('bet.settled_at', 'desc')
      .orderBy('bet.id', 'desc')
      .limit(list.limit)
      .execute()
    const { rows, page } = list.page(found, (row) => ({ at: row.settled_at ?? row.placed_at, id: row.id }))
    await bringUp(platform)
    const asOf = await freshness(platform)
    const sums = only
      ? await ownPlay(db, [only.id], period, brand.gmtOffsetMinutes)
      : await teamPlay(db, brand, [session.memberId], period)
    const counted = sums.filter(({ gameType }) => !query.gameType || gameType === query.gameType)
    return {
      asOf: asOf.toISOString(),
      rows: rows.map((row) => {
        return {
          id: row.id,
          account: row.account,
          level: levelBelow(session.path, row.path),
          placedAt: row.placed_at.toISOString(),
          settledAt: (row.settled_at ?? row.placed_at).toISOString(),
          category: row.game_type,
          ...namedIn(['vendor', 'vendorLanguage'], vendorNames(row.vassalage), language),
          ...namedIn(['game', 'gameLanguage'], gameNames(row.node_id), language),
          roundId: row.round_id,
          stake: wire(row.stake),
          validBet: wire(row.valid_bet),
          payout: wire(row.payout),
          winLoss: wire(row.payout - row.stake),
          state: row.state === 'won' || row.state === 'cashedOut' ? row.state : 'lost',
        }
      }),
      totals: query.level === undefined ? wirePlay(addUpPlay(counted)) : null,
      ...(await archivedSince(db, period.start)),
      page,
    }
  },

  async downlineTransactions({ query }, { db, platform, session, settings, now }) {
    const { brand } = settings
    const { currency, gmtOffsetMinutes } = brand
    const period = periodOf(query, now(), gmtOffsetMinutes)
    const list = keysetOf(query, 'journal.at', 'journal.id')
    requireUuid(query.after)
    const only = query.account ? await teamAccount(db, session, { account: query.account }) : null
    const types = query.type ? [query.type] : downlineTransactionTypes
    let journals = db
      .selectFrom('journal')
      .innerJoin('member', 'member.id', 'journal.owner_id')
      .select([
        'journal.id',
        'journal.at',
        'journal.type',
        'journal.cause_id',
        'member.account',
        'member.path',
      ])
      .select(
        sql<string>`(SELECT sum(posting.amount) FROM posting
          WHERE posting.journal_id = journal.id AND posting.amount > 0)::text`.as('amount'),
      )
      .where('journal.at', '>=', period.start)
      .where('journal.at', '<', period.end)
      .where('journal.currency', '=', currency)
      .where('journal.type', 'in', types)
      .where('journal.type', 'not in', ['betPlaced', 'winPaid', 'betRolledBack'])
      .where(isWithin('member.path', session.path))
      .where(list.where)
    if (only) journals = journals.where('journal.owner_id', '=', only.id)
    const found = await journals
      .orderBy('journal.at', 'desc')
      .orderBy('journal.id', 'desc')
      .limit(list.limit)
      .execute()
    const { rows, page } = list.page(found, (row) => ({ at: row.at, id: row.id }))
    await bringUp(platform)
    const asOf = await freshness(platform)
    const sums = only
      ? await ownMoney(db, [only.id], currency, period, gmtOffsetMinutes)
      : await teamMoney(db, brand, [session.memberId], period)
    return {
      asOf: asOf.toISOString(),
      rows: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        account: row.account,
        level: levelBelow(session.path, row.path),
        type: row.type as ShownType,
        amount: wire(BigInt(row.amount)),
        reference: row.cause_id,
      })),
      totals: types.flatMap((type) => {
        const count = countOf(sums, type)
        return count > 0 ? [{ type, count, amount: wire(amountOf(sums, type)) }] : []
      }),
      page,
    }
  },
}
