import { type Expression, sql } from 'kysely'
import type { Db, Handlers } from '../http/implement.ts'
import { periodOf } from '../records/days.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { wire } from '../wallet/wire.ts'
import { bonusIds } from './definitions.ts'
import type { Grant } from './grants.ts'
import { describeGrant } from './handlers.ts'

/** How much of a grant's money returned to the house, by the journals that moved it. */
const returned = sql<bigint>`(SELECT coalesce(sum(posting.amount), 0)::bigint
  FROM journal JOIN posting ON posting.journal_id = journal.id
  WHERE journal.cause_type = 'bonus' AND journal.cause_id = bonus_grant.id
    AND journal.type = 'bonusForfeited' AND posting.amount > 0)`

type Followed = Grant & { readonly returned: bigint }

/** What of an ended bonus neither became cash nor was returned: it was lost in play. */
function lostOf({ amount, claimed_at, ended_at, converted, returned: back }: Followed): bigint {
  if (claimed_at === null || ended_at === null) return 0n
  const lost = amount - (converted ?? 0n) - back
  return lost > 0n ? lost : 0n
}

const remaining = ({ required, progress }: Grant): bigint => (progress < required ? required - progress : 0n)

/** Whole per cents of the wagering, rounded down: only what is done says 100. */
const percentOf = ({ required, progress }: Grant): number =>
  progress >= required ? 100 : Number((progress * 100n) / required)

interface Sums {
  grants: bigint
  granted: bigint
  required: bigint
  progress: bigint
  converted: bigint
  returned: bigint
  lost: bigint
}

const total = (amount: Expression<unknown>) => sql<bigint>`coalesce(sum(${amount}), 0)::bigint`

/** The sums of all grants that match the filter; each is the sum of its rows. */
async function sumsOf(db: Db, followed: ReturnType<typeof filtered>): Promise<Sums> {
  return db
    .selectFrom(followed.as('own'))
    .select(({ fn, ref }) => [
      fn.countAll<bigint>().as('grants'),
      sql<bigint>`coalesce(sum(amount) FILTER (WHERE claimed_at IS NOT NULL), 0)::bigint`.as('granted'),
      total(ref('required')).as('required'),
      total(ref('progress')).as('progress'),
      total(ref('converted')).as('converted'),
      total(ref('returned')).as('returned'),
      sql<bigint>`coalesce(sum(greatest(amount - coalesce(converted, 0) - returned, 0))
        FILTER (WHERE claimed_at IS NOT NULL AND ended_at IS NOT NULL), 0)::bigint`.as('lost'),
    ])
    .executeTakeFirstOrThrow()
}

interface Filter {
  readonly state?: Grant['state'] | undefined
  readonly trigger?: Exclude<Grant['trigger_kind'], null> | undefined
}

function filtered(db: Db, memberId: string, period: { start: Date; end: Date }, { state, trigger }: Filter) {
  let own = db
    .selectFrom('bonus_grant')
    .selectAll()
    .select(returned.as('returned'))
    .where('member_id', '=', memberId)
    .where('offered_at', '>=', period.start)
    .where('offered_at', '<', period.end)
  if (state) own = own.where('state', '=', state)
  if (trigger) {
    // An older version, which runs beside this one in a deployment, notes no trigger.
    own = own.where((eb) =>
      eb.or([
        eb('trigger_kind', '=', trigger),
        ...bonusIds(trigger).map((id) =>
          eb.and([eb('trigger_kind', 'is', null), eb('definition_id', '=', id)]),
        ),
      ]),
    )
  }
  return own
}

export const bonusDetailHandlers: Pick<Handlers, 'bonusDetails'> = {
  async bonusDetails({ query }, { db, session, settings, language, now }) {
    const period = periodOf(query, now(), settings.brand.gmtOffsetMinutes)
    const list = keysetOf(query, 'offered_at', 'id')
    const own = filtered(db, session.memberId, period, query)
    const found = await own
      .where(list.where)
      .orderBy('offered_at', 'desc')
      .orderBy('id', 'desc')
      .limit(list.limit)
      .execute()
    const { rows, page } = list.page(found, (row) => ({ at: row.offered_at, id: row.id }))
    const { grants, ...sums } = await sumsOf(db, own)
    return {
      rows: rows.map((row) => ({
        ...describeGrant(settings, row, language),
        percent: percentOf(row),
        remaining: wire(remaining(row)),
        returned: wire(row.returned),
        lost: wire(lostOf(row)),
      })),
      totals: {
        grants: Number(grants),
        granted: wire(sums.granted),
        required: wire(sums.required),
        progress: wire(sums.progress),
        converted: wire(sums.converted),
        returned: wire(sums.returned),
        lost: wire(sums.lost),
      },
      page,
    }
  },
}
