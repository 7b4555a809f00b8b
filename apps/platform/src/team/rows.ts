import type { CallValue, teamMembers } from '@baize/api/contract'
import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import { isAgentType, type Member } from '../members/members.ts'
import type { Period } from '../records/days.ts'
import type { Settings } from '../settings.ts'
import { wire } from '../wallet/wire.ts'
import { wireFigures } from './figures.ts'
import { levelBelow } from './subtree.ts'
import { teamMoney, teamPlay } from './teamSums.ts'

export const rowColumns = [
  'id',
  'account',
  'nickname',
  'type',
  'path',
  'parent_id',
  'joined_at',
  'last_login_at',
] as const

type Person = Pick<Member, (typeof rowColumns)[number]>
type TeamRow = CallValue<typeof teamMembers>['rows'][number]

async function balancesOf(db: Db, ids: readonly string[], currency: string): Promise<Map<string, bigint>> {
  const balances = await db
    .selectFrom('account')
    .select(['owner_id', 'balance'])
    .where('owner_id', 'in', ids)
    .where('kind', '=', 'cash')
    .where('currency', '=', currency)
    .execute()
  return new Map(balances.map((row) => [row.owner_id, row.balance]))
}

async function downlinesOf(db: Db, ids: readonly string[]): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom('member')
    .select(['parent_id', sql<bigint>`count(*)`.as('count')])
    .where('parent_id', 'in', ids)
    .groupBy('parent_id')
    .execute()
  return new Map(rows.map((row) => [row.parent_id, Number(row.count)]))
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('member').select(['id', 'account']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row.account]))
}

/** Accounts of a team as the team's list shows them: with their balances, and the figures of each with its downline. */
export async function teamRows(
  db: Db,
  people: readonly Person[],
  agentPath: string,
  brand: Settings['brand'],
  period: Period,
): Promise<TeamRow[]> {
  if (people.length === 0) return []
  const ids = people.map(({ id }) => id)
  const balances = await balancesOf(db, ids, brand.currency)
  const downlines = await downlinesOf(db, ids)
  const uplines = await namesOf(db, [...new Set(people.flatMap(({ parent_id }) => parent_id ?? []))])
  const play = await teamPlay(db, brand, ids, period)
  const money = await teamMoney(db, brand, ids, period)
  return people.map((person) => {
    const level = levelBelow(agentPath, person.path)
    const { deposits, withdrawals, stake, validBet, profitLoss, given, net } = wireFigures(
      play.filter(({ agent }) => agent === person.id),
      money.filter(({ agent }) => agent === person.id),
    )
    return {
      id: person.id,
      account: person.account,
      nickname: person.nickname,
      isAgent: isAgentType(person.type),
      level,
      upline: level === 0 ? '' : (uplines.get(person.parent_id ?? '') ?? ''),
      downlines: downlines.get(person.id) ?? 0,
      joinedAt: person.joined_at.toISOString(),
      lastLoginAt: person.last_login_at?.toISOString() ?? null,
      balance: wire(balances.get(person.id) ?? 0n),
      ...{ deposits, withdrawals, stake, validBet, profitLoss, given, net },
    }
  })
}

/** The accounts between an agent and one of its team, downwards, that one last. */
export async function trailTo(db: Db, agentPath: string, path: string) {
  const ids = path.slice(agentPath.length).split('/').filter(Boolean)
  const names = await namesOf(db, ids)
  return ids.map((id) => ({ id, account: names.get(id) ?? id }))
}
