import { maxMoney, minMoney } from '@baize/api/money'
import { sql } from 'kysely'
import { newId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import { type LockedAccount, lockAccounts, refKey } from './accounts.ts'
import type { PostCommand, Posting } from './commands.ts'
import { LedgerError } from './errors.ts'

const mostPostings = 1_000

export interface PostedJournal {
  id: string
  /** What each account holds after the journal, by `refKey`. */
  balances: ReadonlyMap<string, bigint>
}

interface Links {
  holdId?: string
  reversalOf?: string
}

/**
 * Writes one journal: locks the accounts in order, checks, then writes the journal, its postings and the
 * new balances in one statement. The database's own constraints stand behind every check made here.
 * @throws LedgerError `insufficientFunds`, `accountFrozen`, `amountInvalid`, `postingsInvalid`, `balanceOverflow`
 */
export async function post(trx: Trx, command: PostCommand, links: Links = {}): Promise<PostedJournal> {
  checkShape(command.postings, links)
  const refs = command.postings.flatMap(({ from, to }) => [from, to])
  const accounts = await lockAccounts(trx, command.currency, refs)
  const lines = command.postings.flatMap(({ from, to, amount }) => [
    move(accounts.get(refKey(from)), -amount),
    move(accounts.get(refKey(to)), amount),
  ])
  const id = newId()
  await write(trx, id, command, links, lines, [...accounts.values()])
  return { id, balances: new Map([...accounts].map(([key, account]) => [key, account.balance])) }
}

function checkShape(postings: readonly Posting[], { holdId }: Links) {
  if (postings.length === 0 || postings.length > mostPostings) throw new LedgerError('postingsInvalid')
  for (const { from, to, amount } of postings) {
    if (refKey(from) === refKey(to)) throw new LedgerError('postingsInvalid', 'from and to are one account')
    if (holdId === undefined && (from.kind === 'withdrawHold' || to.kind === 'withdrawHold')) {
      throw new LedgerError('postingsInvalid', 'only a hold moves held money')
    }
    if (amount <= 0n || amount > maxMoney) throw new LedgerError('amountInvalid')
  }
}

interface Line {
  accountId: string
  position: bigint
  amount: bigint
  balanceAfter: bigint
}

function move(account: LockedAccount | undefined, amount: bigint): Line {
  if (!account) throw new LedgerError('postingsInvalid', 'no such account')
  if (amount < 0n && account.frozen) throw new LedgerError('accountFrozen')
  account.balance += amount
  if (account.balance < 0n && !account.ownedByHouse) throw new LedgerError('insufficientFunds')
  if (account.balance > maxMoney || account.balance < minMoney) throw new LedgerError('balanceOverflow')
  account.postingCount += 1n
  return { accountId: account.id, position: account.postingCount, amount, balanceAfter: account.balance }
}

async function write(
  trx: Trx,
  id: string,
  command: PostCommand,
  links: Links,
  lines: Line[],
  accounts: LockedAccount[],
) {
  const postings = lines.map(
    (line, ordinal) => sql`(${id}::uuid, ${ordinal}::smallint, ${line.accountId}::uuid,
      ${line.position}::bigint, ${line.amount}::bigint, ${line.balanceAfter}::bigint)`,
  )
  const balances = accounts.map(
    ({ id: accountId, balance, postingCount }) =>
      sql`(${accountId}::uuid, ${balance}::bigint, ${postingCount}::bigint)`,
  )
  await sql`
    WITH written_journal AS (
      INSERT INTO journal (id, type, owner_id, currency, cause_type, cause_id, actor, hold_id, reversal_of, at)
      VALUES (${id}::uuid, ${command.type}, ${command.owner}, ${command.currency}, ${command.cause.type},
        ${command.cause.id}, ${command.actor}, ${links.holdId ?? null}::uuid, ${links.reversalOf ?? null}::uuid,
        coalesce(${command.at ?? null}::timestamptz, now()))
    ), written_postings AS (
      INSERT INTO posting (journal_id, ordinal, account_id, position, amount, balance_after)
      VALUES ${sql.join(postings)}
    )
    UPDATE account SET balance = next.balance, posting_count = next.posting_count
    FROM (VALUES ${sql.join(balances)}) AS next (id, balance, posting_count)
    WHERE account.id = next.id
  `.execute(trx)
}
