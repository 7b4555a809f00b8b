import { sql } from 'kysely'
import type { Unit } from '../../database/index.ts'
import type { Db } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { decideHeldWinWithin } from '../../seamless/decideHeldWin.ts'
import { waitingWins } from '../../seamless/heldWins.ts'
import { picturesOf } from '../../uploads/uploads.ts'
import { keysetOf } from '../../wallet/keyset.ts'
import { wire } from '../../wallet/wire.ts'
import { decideWithdrawal, reportPayout } from '../../withdrawals/decide.ts'
import { identityUse } from '../../withdrawals/identity.ts'
import { endedStates, lockWithdrawal, type Withdrawal } from '../../withdrawals/withdrawal.ts'
import * as calls from '../contract/money.ts'
import { implement, type Operation, type OperatorContext } from '../implement.ts'

/** In the words of the index of open withdrawals, which is used for them alone. */
const isOpen = sql<boolean>`withdrawal.state NOT IN (${sql.join(endedStates.map((state) => sql.lit(state)))})`

const withMember = (db: Db) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .selectAll('withdrawal')
    .select('member.account')

const shown = (row: Withdrawal & { readonly account: string }) => ({
  ...{ id: row.id, account: row.account, amount: wire(row.amount), state: row.state, reason: row.reason },
  ...{ bankCode: row.bank_code, accountName: row.account_name, createdAt: row.created_at.toISOString() },
})

const readShown = async (db: Db, id: string) =>
  shown(await withMember(db).where('withdrawal.id', '=', id).executeTakeFirstOrThrow())

/** Takes a step of a withdrawal, which the audit log names with its amount. */
async function step(
  { db, unit, name }: OperatorContext & { readonly unit: Unit },
  id: string,
  take: (current: Withdrawal) => Promise<boolean>,
) {
  const current = await lockWithdrawal(unit.trx, id)
  if (!current) throw new Refusal('notFound')
  name({ target: id, amount: current.amount })
  if (!(await take(current))) throw new Refusal('wrongState', { params: { state: current.state } })
  return readShown(db, id)
}

/** Who moved the money, in the ledger. */
const actorOf = ({ operator }: OperatorContext): string => `operator:${operator.name}`

export const moneyOperations: readonly Operation[] = [
  implement(calls.listHeldWins, async ({ query }, { platform }) => {
    const { rows, page } = await waitingWins(platform, query)
    return {
      rows: rows.map((win) => ({
        ...{ betId: win.bet_id, account: win.account, vendor: win.vassalage, payout: wire(win.payout) },
        ...{ limit: win.payout_limit, heldAt: win.held_at.toISOString() },
      })),
      page,
    }
  }),
  implement(calls.decideHeldWin, async ({ params, body }, { platform, unit, name }) => {
    const { payout, ...decided } = await decideHeldWinWithin(platform, unit, params.betId, body.decision)
    name({ target: params.betId, amount: payout })
    return decided
  }),
  implement(calls.listWithdrawals, async ({ query }, { db }) => {
    const keyset = keysetOf(query, 'withdrawal.created_at', 'withdrawal.id', 'oldest')
    const found = await withMember(db)
      .where('withdrawal.state', '=', query.state)
      .$if(!endedStates.includes(query.state), (open) => open.where(isOpen))
      .where(keyset.where)
      .orderBy('withdrawal.created_at')
      .orderBy('withdrawal.id')
      .limit(keyset.limit)
      .execute()
    const { rows, page } = keyset.page(found, (row) => ({ at: row.created_at, id: row.id }))
    return { rows: rows.map(shown), page }
  }),
  implement(calls.reviewWithdrawal, async ({ params }, { platform, db, name }) => {
    const row = await withMember(db).where('withdrawal.id', '=', params.id).executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    // What is needed to decide was erased with the account; the withdrawal ended long before.
    if (row.account_number_sealed === '') throw new Refusal('wrongState', { params: { state: 'erased' } })
    name({ target: row.id })
    return {
      withdrawal: shown(row),
      accountNumber: platform.secrets.open('withdrawal-account', row.account_number_sealed),
      documents: [...((await picturesOf(platform, db, identityUse, [row.id])).get(row.id) ?? [])],
    }
  }),
  implement(calls.decideWithdrawal, ({ params, body }, context) =>
    step(context, params.id, (current) =>
      decideWithdrawal(context.platform, context.unit, current, body.decision, actorOf(context)),
    ),
  ),
  implement(calls.reportPayout, ({ params, body }, context) =>
    step(context, params.id, (current) =>
      reportPayout(context.platform, context.unit, current, body.outcome, actorOf(context)),
    ),
  ),
]
