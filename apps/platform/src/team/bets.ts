import type { CallRequest, teamBets } from '@baize/api/contract'
import { sql } from 'kysely'
import { archivedSince } from '../archive/betMark.ts'
import { gameNames, vendorNames } from '../games/describe.ts'
import { namedIn } from '../games/names.ts'
import type { Db, Handlers, Session } from '../http/implement.ts'
import type { Member } from '../members/members.ts'
import { type Period, periodOf } from '../records/days.ts'
import { countedStates } from '../seamless/tables.ts'
import type { Settings } from '../settings.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { sortedKeyset } from '../wallet/sortedKeyset.ts'
import { wire } from '../wallet/wire.ts'
import { betSortKey } from './betSort.ts'
import { addUpPlay, noPlay, wirePlay } from './figures.ts'
import { ownPlay } from './ownSums.ts'
import { planned } from './planned.ts'
import { bringUp, freshness } from './rollUp.ts'
import { isOnLevel, isWithin, levelBelow } from './subtree.ts'
import { teamAccount } from './teamMember.ts'
import { teamPlay } from './teamSums.ts'

type Query = CallRequest<typeof teamBets>['query']

const isCounted = (state: Query['state']): boolean =>
  state === undefined || countedStates.some((counted) => counted === state)

/** What orders the bets: the time of settlement, or of placing where some of them are open. */
const timeOf = ({ state, search }: Query) =>
  state === 'unsettled' || search?.trim() ? ('bet.placed_at' as const) : ('bet.settled_at' as const)

function filtered(db: Db, session: Session, query: Query, period: Period, only: Member | null) {
  const number = query.search?.trim() ?? ''
  const time = timeOf(query)
  let bets = db
    .selectFrom('bet')
    .innerJoin('member', 'member.id', 'bet.member_id')
    .where(isWithin('member.path', session.path))
  if (number !== '') {
    bets = bets.where((eb) => eb.or([eb('bet.id', '=', number), eb('bet.round_id', '=', number)]))
    if (query.state) bets = bets.where('bet.state', '=', query.state)
  } else {
    bets = query.state
      ? bets.where('bet.state', '=', query.state)
      : bets.where('bet.state', 'in', countedStates)
    if (query.state !== 'unsettled') bets = bets.where(time, '>=', period.start).where(time, '<', period.end)
  }
  if (only) bets = bets.where('bet.member_id', '=', only.id)
  if (query.gameType) bets = bets.where('bet.game_type', '=', query.gameType)
  if (query.vassalage) bets = bets.where('bet.vassalage', '=', query.vassalage)
  if (query.nodeId) bets = bets.where('bet.node_id', '=', query.nodeId)
  if (query.level) bets = bets.where(isOnLevel('member.path', session.path, query.level))
  return bets
}

type Filtered = ReturnType<typeof filtered>

/** A page of bets in the order of the query; newest first where it names none. */
async function pageOf(db: Db, bets: Filtered, query: Query, language: string) {
  const all = bets.selectAll('bet').select(['member.account', 'member.path'])
  if (query.sort) {
    const key = betSortKey(query.sort, language)
    const sorted = sortedKeyset(query, key, 'bet.id')
    const ordered = all
      .select(key.value.as('sort_value'))
      .where(sorted.where)
      .orderBy(sorted.by)
      .limit(sorted.limit)
    const { rows } = await planned(db, (trx) => trx.executeQuery(ordered))
    return sorted.page(rows)
  }
  const time = timeOf(query)
  const list = keysetOf(query, time, 'bet.id')
  const found = await all
    .where(list.where)
    .orderBy(time, 'desc')
    .orderBy('bet.id', 'desc')
    .limit(list.limit)
    .execute()
  return list.page(found, (row) => ({
    at: (time === 'bet.settled_at' && row.settled_at) || row.placed_at,
    id: row.id,
  }))
}

/** Open bets are few enough to be added up as they are read. */
async function openSums(bets: Filtered) {
  const sum = await bets
    .select([sql<bigint>`count(*)`.as('bets'), sql<string>`coalesce(sum(bet.stake), 0)::text`.as('stake')])
    .executeTakeFirstOrThrow()
  // Nothing is won or lost yet.
  return { ...wirePlay({ ...noPlay, bets: sum.bets, stake: BigInt(sum.stake) }), profitLoss: wire(0n) }
}

async function settledSums(
  db: Db,
  { brand }: Settings,
  session: Session,
  query: Query,
  period: Period,
  only: Member | null,
) {
  const sums = only
    ? await ownPlay(db, [only.id], period, brand.gmtOffsetMinutes)
    : await teamPlay(db, brand, [session.memberId], period)
  return wirePlay(addUpPlay(sums.filter(({ gameType }) => !query.gameType || gameType === query.gameType)))
}

/** What a bet changed for its account. */
function winLossOf(state: NonNullable<Query['state']>, stake: bigint, payout: bigint): string | null {
  if (state === 'unsettled') return null
  return wire(isCounted(state) ? payout - stake : 0n)
}

export const teamBetHandlers: Pick<Handlers, 'teamBets'> = {
  async teamBets({ query }, { db, platform, session, settings, now, language }) {
    const period = periodOf(query, now(), settings.brand.gmtOffsetMinutes)
    const only = query.account ? await teamAccount(db, session, { account: query.account }) : null
    const bets = filtered(db, session, query, period, only)
    const { rows, page } = await pageOf(db, bets, query, language)
    await bringUp(platform)
    const asOf = await freshness(platform)
    const narrowed = [query.level, query.vassalage, query.nodeId, query.search?.trim()].some(Boolean)
    const totals = () => {
      if (query.state === 'unsettled') return openSums(bets)
      if (narrowed || query.state) return null
      return settledSums(db, settings, session, query, period, only)
    }
    return {
      asOf: asOf.toISOString(),
      rows: rows.map((row) => ({
        id: row.id,
        account: row.account,
        level: levelBelow(session.path, row.path),
        placedAt: row.placed_at.toISOString(),
        settledAt: row.settled_at?.toISOString() ?? null,
        category: row.game_type,
        ...namedIn(['vendor', 'vendorLanguage'], vendorNames(row.vassalage), language),
        ...namedIn(['game', 'gameLanguage'], gameNames(row.node_id), language),
        roundId: row.round_id,
        stake: wire(row.stake),
        validBet: wire(row.valid_bet),
        payout: wire(row.payout),
        winLoss: winLossOf(row.state, row.stake, row.payout),
        state: row.state,
      })),
      totals: await totals(),
      ...(await archivedSince(db, period.start)),
      page,
    }
  },
}
