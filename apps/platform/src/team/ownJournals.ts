import type { downlineTransactionTypes } from '@baize/api/contract'
import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import { type BetweenScope, type BetweenType, isBetween } from './between.ts'
import { isWithin } from './subtree.ts'

type OwnType = Exclude<(typeof downlineTransactionTypes)[number], BetweenType>

/** Journals of a team that concern their owner alone, such as deposits and rebates; null where none are listed. */
export function ownJournals(db: Db, { path, memberId, currency, period, types }: BetweenScope) {
  const ofOwner = types.filter((type): type is OwnType => !isBetween(type))
  if (ofOwner.length === 0) return null
  return db
    .selectFrom('journal')
    .innerJoin('member', 'member.id', 'journal.owner_id')
    .where('journal.at', '>=', period.start)
    .where('journal.at', '<', period.end)
    .where('journal.currency', '=', currency)
    .where('journal.type', 'in', ofOwner)
    .where(isWithin('member.path', path))
    .$if(memberId !== null, (rows) => rows.where('journal.owner_id', '=', memberId ?? ''))
}

/** What a journal moved in all. */
export const movedAmount = sql<string>`(SELECT sum(posting.amount) FROM posting
  WHERE posting.journal_id = journal.id AND posting.amount > 0)`
