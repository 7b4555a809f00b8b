import type { bets, CallRequest, CallValue } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import type { Selectable } from 'kysely'
import { archivedSince } from '../archive/betMark.ts'
import { gameNames, vendorNames } from '../games/describe.ts'
import { namedIn } from '../games/names.ts'
import type { Db, Handlers } from '../http/implement.ts'
import type { SeamlessTables } from '../seamless/tables.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { wire } from '../wallet/wire.ts'
import { type Period, periodOf } from './days.ts'
import type { Reader } from './reader.ts'

type BetQuery = CallRequest<typeof bets>['query']
export type BetPage = CallValue<typeof bets>
export type BetRow = Selectable<SeamlessTables['bet']>

/** The member's bets that were placed in the period and pass the filter. */
function filtered(db: Db, memberId: string, period: Period, query: BetQuery) {
  const { gameType, vassalage, nodeId, state, minAmount, maxAmount } = query
  const search = query.search?.trim()
  return db
    .selectFrom('bet')
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', period.start)
    .where('placed_at', '<', period.end)
    .$if(gameType !== undefined, (rows) => rows.where('game_type', '=', gameType ?? ''))
    .$if(vassalage !== undefined, (rows) => rows.where('vassalage', '=', vassalage ?? ''))
    .$if(nodeId !== undefined, (rows) => rows.where('node_id', '=', nodeId ?? ''))
    .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? 'won'))
    .$if(minAmount !== undefined, (rows) => rows.where('stake', '>=', parseMoney(minAmount ?? '0')))
    .$if(maxAmount !== undefined, (rows) => rows.where('stake', '<=', parseMoney(maxAmount ?? '0')))
    .$if(Boolean(search), (rows) =>
      rows.where((eb) => eb.or([eb('id', '=', search ?? ''), eb('round_id', '=', search ?? '')])),
    )
}

async function totalsOf(db: Db, memberId: string, period: Period, query: BetQuery) {
  const sums = await filtered(db, memberId, period, query)
    .select(({ fn, cast }) => [
      fn.countAll<bigint>().as('bets'),
      cast<bigint | null>(fn.sum('stake'), 'bigint').as('stake'),
      cast<bigint | null>(fn.sum('bonus_stake'), 'bigint').as('bonusStake'),
      cast<bigint | null>(fn.sum('valid_bet'), 'bigint').as('validBet'),
      cast<bigint | null>(fn.sum('payout'), 'bigint').as('payout'),
      // What a refund or a void returned is neither won nor lost.
      cast<bigint | null>(
        fn.sum<bigint>('stake').filterWhere('state', 'in', ['refunded', 'void']),
        'bigint',
      ).as('returned'),
      // Nor is what an open bet may still win; it has paid nothing yet.
      cast<bigint | null>(fn.sum<bigint>('stake').filterWhere('state', '=', 'unsettled'), 'bigint').as(
        'atRisk',
      ),
      cast<bigint | null>(fn.sum<bigint>('payout').filterWhere('state', '=', 'unsettled'), 'bigint').as(
        'openPayout',
      ),
    ])
    .executeTakeFirstOrThrow()
  const [stake, payout, returned] = [sums.stake ?? 0n, sums.payout ?? 0n, sums.returned ?? 0n]
  const atRisk = sums.atRisk ?? 0n
  return {
    bets: Number(sums.bets),
    stake: wire(stake),
    bonusStake: wire(sums.bonusStake ?? 0n),
    validBet: wire(sums.validBet ?? 0n),
    payout: wire(payout),
    winLoss: wire(payout - (sums.openPayout ?? 0n) - (stake - atRisk) + returned),
    atRisk: wire(atRisk),
  }
}

/** Its stake was returned: neither won nor lost. */
const isReturned = ({ state }: Pick<BetRow, 'state'>): boolean => state === 'refunded' || state === 'void'

/** A bet as the record shows it. */
export function describeBet(row: BetRow, language: string): BetPage['rows'][number] {
  return {
    id: row.id,
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    category: row.game_type,
    ...namedIn(['vendor', 'vendorLanguage'], vendorNames(row.vassalage), language),
    ...namedIn(['game', 'gameLanguage'], gameNames(row.node_id), language),
    roundId: row.round_id,
    stake: wire(row.stake),
    bonusStake: wire(row.bonus_stake),
    validBet: wire(row.valid_bet),
    payout: wire(row.payout),
    winLoss: row.state === 'unsettled' ? null : wire(isReturned(row) ? 0n : row.payout - row.stake),
    state: row.state,
    device: row.device,
  }
}

/** One page of a member's betting record, as the screen and the export read it. */
async function readBets({ db, memberId, settings, language, at }: Reader, query: BetQuery): Promise<BetPage> {
  const period = periodOf(query, at, settings.brand.gmtOffsetMinutes)
  const keyset = keysetOf(query, 'placed_at', 'id')
  const found = await filtered(db, memberId, period, query)
    .selectAll()
    .where(keyset.where)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(keyset.limit)
    .execute()
  const { rows, page } = keyset.page(found, (row) => ({ at: row.placed_at, id: row.id }))
  return {
    rows: rows.map((row) => describeBet(row, language)),
    totals: await totalsOf(db, memberId, period, query),
    ...(await archivedSince(db, period.start)),
    page,
  }
}

export const betHandlers: Pick<Handlers, 'bets'> = {
  bets: ({ query }, { db, session, settings, now, language }) =>
    readBets({ db, memberId: session.memberId, settings, language, at: now() }, query),
}
