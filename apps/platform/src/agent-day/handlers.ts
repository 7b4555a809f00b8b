import { parseMoney } from '@baize/api/money'
import type { Db, Handlers } from '../http/implement.ts'
import { balanceOf, cashOf } from '../ledger/index.ts'
import { comparedFigures } from '../team/comparison.ts'
import { bringUp } from '../team/rollUp.ts'
import { wire } from '../wallet/wire.ts'
import { changesSince } from './changes.ts'
import { dueBills, sumOfDue } from './due.ts'
import { lastVisitOf } from './lastVisit.ts'

const dueShown = 50
const frozenShown = 50

const frozenDownlines = (db: Db, memberId: string) =>
  db
    .selectFrom('upline_freeze')
    .innerJoin('member', 'member.id', 'upline_freeze.member_id')
    .select(['member.account', 'upline_freeze.since'])
    .where('member.parent_id', '=', memberId)
    .where('upline_freeze.lifted_at', 'is', null)
    .orderBy('upline_freeze.since')
    .limit(frozenShown)
    .execute()

const limitOf = (amount: string | null): bigint | null => {
  const units = amount === null ? 0n : parseMoney(amount)
  return units > 0n ? units : null
}

const wireLimit = (units: bigint | null | undefined): string | null =>
  units === null || units === undefined ? null : wire(units)

export const agentDayHandlers: Pick<Handlers, 'agentDay' | 'teamAlerts' | 'setTeamAlerts'> = {
  async agentDay(_request, { db, platform, session, settings, now }) {
    const { brand } = settings
    const { memberId, path } = session
    const at = now()
    const due = await dueBills(db, brand, memberId)
    const owed = sumOfDue(due)
    const balance = await balanceOf(db, brand.currency, cashOf(memberId))
    const { since, visited } = await lastVisitOf(db, session, at, brand.gmtOffsetMinutes)
    await bringUp(platform)
    const figures = await comparedFigures(db, brand, { head: memberId, path }, { from: since, to: at })
    const { newAccounts, firstDeposits, deposits, withdrawals, validBet, net } = figures
    const frozen = await frozenDownlines(db, memberId)
    return {
      asOf: at.toISOString(),
      balance: wire(balance),
      owed: { count: owed.count, amount: wire(owed.amount) },
      due: due.slice(0, dueShown).map((row) => ({
        ...{ kind: row.kind, payBy: row.payBy.toISOString() },
        ...{ count: row.count, amount: wire(row.amount) },
      })),
      short: wire(owed.amount > balance ? owed.amount - balance : 0n),
      frozen: frozen.map(({ account, since: from }) => ({ account, since: from.toISOString() })),
      changes: {
        ...{ since: since.toISOString(), visited },
        ...{ newAccounts, firstDeposits, deposits, withdrawals, validBet, net },
        ...(await changesSince(db, memberId, since, at)),
      },
    }
  },

  async teamAlerts(_request, { db, session }) {
    const row = await db
      .selectFrom('team_alert')
      .select(['win', 'withdrawal'])
      .where('member_id', '=', session.memberId)
      .executeTakeFirst()
    return { win: wireLimit(row?.win), withdrawal: wireLimit(row?.withdrawal) }
  },

  async setTeamAlerts({ body }, { db, session, now }) {
    const limits = { win: limitOf(body.win), withdrawal: limitOf(body.withdrawal) }
    const row = { ...limits, changed_at: now() }
    await db
      .insertInto('team_alert')
      .values({ member_id: session.memberId, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute()
    return { win: wireLimit(limits.win), withdrawal: wireLimit(limits.withdrawal) }
  },
}
