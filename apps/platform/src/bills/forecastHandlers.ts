import type { Db, Handlers } from '../http/implement.ts'
import { balanceOf, cashOf } from '../ledger/index.ts'
import { bringUp } from '../team/rollUp.ts'
import { wire } from '../wallet/wire.ts'
import { type Running, runningBills, settlementsOf } from './forecast.ts'
import { downlineKeys, marginKeys, ownKeys, sortedRows } from './forecastSort.ts'
import { owedBy } from './freeze.ts'
import { type Margin, marginsOf } from './margin.ts'

const settlementsShown = 10

const sumOf = (rows: readonly Running[]): bigint => rows.reduce((sum, { result }) => sum + result.amount, 0n)

async function accountsOf(db: Db, ids: readonly string[]): Promise<(id: string) => string> {
  if (ids.length === 0) return () => ''
  const people = await db.selectFrom('member').select(['id', 'account']).where('id', 'in', ids).execute()
  return (id) => people.find((one) => one.id === id)?.account ?? ''
}

const toCents = (units: bigint): bigint => (units / 100n) * 100n

const idOf = ({ contract }: Running) => contract.id
const idOfMargin = ({ memberId, kind }: Margin) => `${memberId} ${kind}`

const describe = ({ contract, window, result, nothing }: Running) => ({
  contractId: contract.id,
  kind: contract.kind,
  from: window.from.toISOString(),
  to: window.to.toISOString(),
  amount: wire(result.amount),
  nothing,
})

export const forecastHandlers: Pick<Handlers, 'contractForecast'> = {
  async contractForecast({ query }, { db, platform, session, settings, now }) {
    const { brand } = settings
    const { memberId } = session
    const at = now()
    await bringUp(platform)
    const own = await runningBills(db, brand, 'party_id', memberId, at)
    const below = await runningBills(db, brand, 'upline_id', memberId, at)
    const balance = await balanceOf(db, brand.currency, cashOf(memberId))
    const owed = await owedBy(db, memberId)
    const margins = await marginsOf(db, brand, own.rows, below.rows)
    const account = await accountsOf(db, [...new Set(below.rows.map(({ contract }) => contract.party_id))])
    return {
      asOf: at.toISOString(),
      balance: wire(balance),
      owed: wire(owed),
      receives: wire(sumOf(own.rows)),
      owes: wire(sumOf(below.rows)),
      own: sortedRows(own.rows, ownKeys, idOf, query.ownSort, query.ownOrder).map(describe),
      downlines: sortedRows(
        below.rows,
        downlineKeys(account),
        idOf,
        query.downlinesSort,
        query.downlinesOrder,
      ).map((row) => ({
        ...describe(row),
        account: account(row.contract.party_id),
        autoPay: row.contract.auto_pay,
      })),
      more: own.more || below.more,
      settlements: settlementsOf(own.rows, below.rows, { owed, balance })
        .slice(0, settlementsShown)
        .map((one) => ({
          at: one.at.toISOString(),
          receives: wire(one.receives),
          owes: wire(one.owes),
          needed: wire(one.needed),
          short: wire(one.short),
        })),
      margins: sortedRows(
        margins,
        marginKeys(account),
        idOfMargin,
        query.marginsSort,
        query.marginsOrder,
      ).map(({ memberId: id, kind, earned, paidOn }) => ({
        ...{ account: account(id), kind, earned: wire(toCents(earned)), paidOn: wire(paidOn) },
        margin: wire(toCents(earned) - paidOn),
      })),
    }
  },
}
