import { money } from '@baize/api/money'
import type { Trx } from '../database/schema.ts'
import type { Posting, ReverseCommand } from './commands.ts'
import { LedgerError } from './errors.ts'
import { type PostedJournal, post } from './post.ts'

/**
 * Takes a journal back by a new one with its postings inverted, in reverse order. At most once for each
 * journal, and never for a reversal or for a journal of a hold, which has its own end.
 * @throws LedgerError `journalUnknown`, `notReversible`, `alreadyReversed`, `insufficientFunds`
 */
export async function reverse(trx: Trx, command: ReverseCommand): Promise<PostedJournal> {
  const original = await trx
    .selectFrom('journal')
    .selectAll()
    .where('owner_id', '=', command.owner)
    .where('id', '=', command.journal)
    .forUpdate()
    .executeTakeFirst()
  if (!original) throw new LedgerError('journalUnknown')
  if (original.hold_id !== null || original.reversal_of !== null) throw new LedgerError('notReversible')
  const reversal = await trx
    .selectFrom('journal')
    .select('id')
    .where('owner_id', '=', command.owner)
    .where('reversal_of', '=', command.journal)
    .executeTakeFirst()
  if (reversal) throw new LedgerError('alreadyReversed')
  const { currency } = original
  const postings = await turnedRound(trx, command.journal)
  return post(trx, { ...command, currency, postings }, { reversalOf: command.journal })
}

async function turnedRound(trx: Trx, journal: string): Promise<Posting[]> {
  const legs = await trx
    .selectFrom('posting')
    .innerJoin('account', (join) =>
      join.onRef('account.owner_id', '=', 'posting.owner_id').onRef('account.id', '=', 'posting.account_id'),
    )
    .select(['posting.amount', 'account.owner_id', 'account.kind'])
    .where('posting.journal_id', '=', journal)
    .orderBy('posting.ordinal')
    .execute()
  const postings: Posting[] = []
  for (let index = 0; index + 1 < legs.length; index += 2) {
    const [from, to] = [legs[index], legs[index + 1]]
    if (!from || !to) break
    postings.unshift({
      from: { owner: to.owner_id, kind: to.kind },
      to: { owner: from.owner_id, kind: from.kind },
      amount: money(to.amount),
    })
  }
  return postings
}
