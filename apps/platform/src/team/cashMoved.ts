import type { Db } from '../http/implement.ts'
import { wire } from '../wallet/wire.ts'

interface Moved {
  readonly direction: 'in' | 'out' | null
  readonly opening: string | null
  readonly closing: string | null
}

/** Nothing of the balance moved, as when held money is paid out, or its postings are archived. */
const unmoved: Moved = { direction: null, opening: null, closing: null }

interface Journal {
  readonly id: string
  readonly owner_id: string
}

/** What journals changed in the cash of an account each, from which balance to which. */
export async function cashMovedBy(
  db: Db,
  journals: readonly Journal[],
  currency: string,
): Promise<(journal: Journal) => Moved> {
  if (journals.length === 0) return () => unmoved
  const postings = await db
    .selectFrom('posting')
    .innerJoin('account', (join) =>
      join
        .onRef('account.owner_id', '=', 'posting.owner_id')
        .onRef('account.id', '=', 'posting.account_id')
        .on('account.kind', '=', 'cash')
        .on('account.currency', '=', currency),
    )
    .select(['posting.owner_id', 'posting.journal_id', 'posting.amount', 'posting.balance_after'])
    .where('posting.journal_id', 'in', [...new Set(journals.map(({ id }) => id))])
    .where('posting.owner_id', 'in', [...new Set(journals.map(({ owner_id }) => owner_id))])
    .orderBy('posting.position')
    .execute()
  return ({ id, owner_id: owner }) => {
    const own = postings.filter((posting) => posting.journal_id === id && posting.owner_id === owner)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return unmoved
    const opening = first.balance_after - first.amount
    return {
      direction: last.balance_after < opening ? 'out' : 'in',
      opening: wire(opening),
      closing: wire(last.balance_after),
    }
  }
}
