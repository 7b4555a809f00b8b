import type { betDetail, CallValue } from '@baize/api/contract'
import type { Db, Handlers, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { isOfHouse } from '../ledger/index.ts'
import { isBelow } from '../team/subtree.ts'
import { wire } from '../wallet/wire.ts'
import { partsOf } from './betParts.ts'
import { type BetRow, describeBet } from './bets.ts'
import { transactionTypeOf } from './transactions.ts'

type Detail = CallValue<typeof betDetail>

/** A bet of the own account or, for an agent, of the team below; any other is as unknown as none. */
async function requireBet(db: Db, { memberId, path }: Session, id: string): Promise<BetRow> {
  const found = await db
    .selectFrom('bet')
    .innerJoin('member', 'member.id', 'bet.member_id')
    .selectAll('bet')
    .where('bet.id', '=', id)
    .where(({ eb, or }) => or([eb('bet.member_id', '=', memberId), isBelow('member.path', path)]))
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found
}

async function roundOf(db: Db, { vassalage, member_id, round_id }: BetRow): Promise<Detail['round']> {
  const round = await db
    .selectFrom('game_round')
    .select('state')
    .where('vassalage', '=', vassalage)
    .where('member_id', '=', member_id)
    .where('round_id', '=', round_id)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('bet')
    .select(['id', 'placed_at', 'stake', 'payout', 'state'])
    .where('vassalage', '=', vassalage)
    .where('member_id', '=', member_id)
    .where('round_id', '=', round_id)
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
  const settled = rows.every(({ state }) => state !== 'unsettled')
  return {
    // Play that was written down without a vendor has no round of its own.
    state: round?.state ?? (settled ? 'settled' : 'open'),
    bets: rows.map(({ id, placed_at, stake, payout, state }) => ({
      ...{ id, state, stake: wire(stake), payout: wire(payout) },
      placedAt: placed_at.toISOString(),
    })),
  }
}

const walletOf = (kind: string): Detail['movements'][number]['purse'] =>
  kind === 'cash' || kind === 'bonus' ? kind : 'vendor'

/** What the journals that a bet caused did to the balances of the member who placed it. */
async function movementsOf(db: Db, { id, member_id }: BetRow): Promise<Detail['movements']> {
  const rows = await db
    .selectFrom('journal')
    .innerJoin('posting', 'posting.journal_id', 'journal.id')
    .innerJoin('account', (join) =>
      join.onRef('account.owner_id', '=', 'posting.owner_id').onRef('account.id', '=', 'posting.account_id'),
    )
    .select(['journal.id', 'journal.type', 'journal.at'])
    .select(['posting.amount', 'posting.position', 'account.kind'])
    .where('journal.cause_type', '=', 'bet')
    .where('journal.cause_id', '=', id)
    .where('account.owner_id', '=', member_id)
    .where(({ not }) => not(isOfHouse))
    .orderBy('journal.at')
    .orderBy('journal.id')
    .orderBy('posting.ordinal')
    .execute()
  return rows.map((row) => ({
    id: `${row.id}-${row.position}`,
    at: row.at.toISOString(),
    type: transactionTypeOf(row.type, row.amount),
    purse: walletOf(row.kind),
    amount: wire(row.amount),
  }))
}

export const betDetailHandlers: Pick<Handlers, 'betDetail'> = {
  async betDetail({ params }, { db, platform, session, language }) {
    const bet = await requireBet(db, session, params.id)
    return {
      bet: describeBet(bet, language),
      transactionNumber: bet.transaction_id,
      parts: await partsOf(db, bet, language),
      round: await roundOf(db, bet),
      movements: await movementsOf(db, bet),
      draws: (await platform.counterparts.games?.drawsOf(platform, db, bet.transaction_id)) ?? [],
    }
  },
}
