import { sql } from 'kysely'
import { describeBills, nothingStates } from '../bills/bill.ts'
import { billPage } from '../bills/billSort.ts'
import type { Handlers } from '../http/implement.ts'
import { periodOf } from '../records/days.ts'
import { kindsShown } from '../settlement/terms.ts'
import { wire } from '../wallet/wire.ts'

export const incomeHandlers: Pick<Handlers, 'agentIncome'> = {
  async agentIncome({ query }, { db, session, settings, now }) {
    const period = periodOf(query, now(), settings.brand.gmtOffsetMinutes)
    const shown = kindsShown(settings.brand.policyProfile)
    const kinds = query.kind ? shown.filter((kind) => kind === query.kind) : shown
    const all = db
      .selectFrom('bill')
      .where('window_from', '>=', period.start)
      .where('window_from', '<', period.end)
      .where('kind', 'in', shown)
    const inPeriod = query.kind ? all.where('kind', '=', query.kind) : all
    const sums = async (side: 'party_id' | 'upline_id') =>
      inPeriod
        .select([
          'kind',
          sql<string>`sum(amount)::text`.as('amount'),
          sql<string>`sum(paid)::text`.as('paid'),
        ])
        .where(side, '=', session.memberId)
        .groupBy('kind')
        .execute()
    const [earned, owed] = [await sums('party_id'), await sums('upline_id')]
    const own = inPeriod.where('party_id', '=', session.memberId).where('state', 'not in', nothingStates)
    const { rows, page } = await billPage(own, query)
    return {
      kinds: kinds.map((kind) => {
        const [earnedOf, owedOf] = [earned, owed].map((side) => side.find((row) => row.kind === kind))
        const [received, paidOn] = [BigInt(earnedOf?.paid ?? 0), BigInt(owedOf?.paid ?? 0)]
        return {
          kind,
          earned: wire(BigInt(earnedOf?.amount ?? 0)),
          received: wire(received),
          owed: wire(BigInt(owedOf?.amount ?? 0)),
          paidOn: wire(paidOn),
          net: wire(received - paidOn),
        }
      }),
      rows: await describeBills(db, rows),
      page,
    }
  },
}
