import { sql } from 'kysely'
import { automaticBills } from '../bills/automatic.ts'
import { owedStates } from '../bills/bill.ts'
import { transact } from '../database/index.ts'
import { sendMoneyMessage } from '../messages/moneyMessage.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'

/** Checked again each minute: what one run misses the next one finds, and a cause is sent once. */
const lookBackMs = 15 * 60_000
const atOnce = 500

interface Alert {
  readonly agent: string
  readonly id: string
  readonly account: string
  readonly memberId: string
  readonly amount: bigint
}

/** Wins of the last minutes that an agent above the winner wants to know of. */
async function winsToTell({ db }: Platform, since: Date): Promise<Alert[]> {
  const { rows } = await sql<Alert>`
    SELECT team_alert.member_id AS agent, bet.id, member.account, member.id AS "memberId", bet.payout - bet.stake AS amount
    FROM bet JOIN member ON member.id = bet.member_id
      JOIN team_alert ON position('/' || team_alert.member_id || '/' IN member.path) > 0
    WHERE bet.settled_at >= ${since} AND bet.member_id <> team_alert.member_id AND bet.state IN ('won', 'cashedOut')
      AND bet.payout - bet.stake >= (SELECT min(win) FROM team_alert)
      AND bet.payout - bet.stake >= team_alert.win
      AND NOT EXISTS (SELECT 1 FROM message
        WHERE message.member_id = team_alert.member_id AND message.cause = 'teamWin:' || bet.id)
    ORDER BY bet.settled_at LIMIT ${atOnce}`.execute(db)
  return rows
}

/** Withdrawals of the last minutes that an agent above the member wants to know of. */
async function withdrawalsToTell({ db }: Platform, since: Date): Promise<Alert[]> {
  const { rows } = await sql<Alert>`
    SELECT team_alert.member_id AS agent, withdrawal.id, member.account, member.id AS "memberId", withdrawal.amount
    FROM withdrawal JOIN member ON member.id = withdrawal.member_id
      JOIN team_alert ON position('/' || team_alert.member_id || '/' IN member.path) > 0
    WHERE withdrawal.created_at >= ${since} AND withdrawal.member_id <> team_alert.member_id AND withdrawal.amount >= team_alert.withdrawal
      AND NOT EXISTS (SELECT 1 FROM message
        WHERE message.member_id = team_alert.member_id AND message.cause = 'teamWithdrawal:' || withdrawal.id)
    ORDER BY withdrawal.created_at LIMIT ${atOnce}`.execute(db)
  return rows
}

/** Sends each agent a message about the wins and withdrawals in its team from the amounts on that it chose. */
export async function notifyLargeMoney(platform: Platform): Promise<void> {
  const since = new Date(platform.now().getTime() - lookBackMs)
  const wins = (await winsToTell(platform, since)).map((alert) => ({
    ...alert,
    ...{ news: 'teamWin' as const, page: `team-betting?search=${alert.id}` },
  }))
  const withdrawals = (await withdrawalsToTell(platform, since)).map((alert) => ({
    ...alert,
    ...{ news: 'teamWithdrawal' as const, page: `downline?id=${alert.memberId}&tab=timeline` },
  }))
  for (const { agent, id, account, amount, news, page } of [...wins, ...withdrawals]) {
    await transact(platform.database, (unit) =>
      sendMoneyMessage(platform, unit, {
        ...{ memberId: agent, news, amount, name: account, page, cause: `${news}:${id}` },
      }),
    )
  }
}

/** Bills by the hour and by the bet are too many for messages: they are in the lists. */
const slowKinds = ['dividend', 'dailySalary'] as const

/** Sends each agent at most one message a day about the bills that it has to pay itself. */
export async function notifyDueBills(platform: Platform): Promise<void> {
  const now = platform.now()
  const day = dayAt(now, platform.settings.brand.gmtOffsetMinutes)
  const rows = await platform.db
    .selectFrom('bill')
    .select([
      'upline_id',
      sql<string>`sum(amount - paid)::text`.as('amount'),
      sql<string>`min(kind)`.as('kind'),
    ])
    .where('upline_id', 'is not', null)
    .where('state', 'in', owedStates)
    .where('amount', '>', 0n)
    .where('kind', 'in', slowKinds)
    .where('pay_by', '>', now)
    .where('id', 'not in', automaticBills(platform.db).select('bill.id'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message')
            .select('message.id')
            .whereRef('message.member_id', '=', 'bill.upline_id')
            .where('message.cause', '=', `billsDue:${day}`),
        ),
      ),
    )
    .groupBy('upline_id')
    .limit(atOnce)
    .execute()
  for (const { upline_id: memberId, amount, kind } of rows) {
    if (memberId === null) continue
    const page = kind === 'dividend' ? 'dividend' : 'daily-salary'
    await transact(platform.database, (unit) =>
      sendMoneyMessage(platform, unit, {
        ...{ memberId, news: 'contractBillsDue', amount: BigInt(amount) },
        ...{ page: `${page}?side=downline`, cause: `billsDue:${day}` },
      }),
    )
  }
}

/** Registers the checks that run without a call. */
export async function startAgentDay(platform: Platform): Promise<void> {
  const { jobs, settings } = platform
  await jobs.every('agentDay.largeMoney', settings.shortDelays ? 5 : 60, () => notifyLargeMoney(platform))
  await jobs.every('agentDay.dueBills', 900, () => notifyDueBills(platform))
}
