import { verifyBills } from '@baize/platform/bills/verify.ts'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import { ownedByHouse } from '@baize/platform/ledger/kinds.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { compareSlots } from '@baize/platform/slots/rebuild.ts'

/**
 * A second, slow reader: replays the journal from nothing, one posting after another in the order of each account,
 * and returns the accounts' balances then. It shares no sum and no SQL with the ledger.
 */
async function replayJournal({ db }: Pick<Platform, 'db'>) {
  const accounts = await db.selectFrom('account').selectAll().orderBy('id').execute()
  const replayed = new Map(accounts.map(({ id }) => [id, { balance: 0n, count: 0n, lowest: 0n }]))
  const findings: string[] = []
  const journals = new Map<string, bigint>()
  const postings = await db
    .selectFrom('posting')
    .selectAll()
    .orderBy('account_id')
    .orderBy('position')
    .execute()
  for (const { journal_id, account_id, position, amount, balance_after } of postings) {
    const account = replayed.get(account_id)
    if (!account) {
      findings.push(`posting of ${journal_id} to no account`)
      continue
    }
    account.balance += amount
    account.count += 1n
    if (account.balance < account.lowest) account.lowest = account.balance
    if (account.count !== position || account.balance !== balance_after)
      findings.push(`${account_id} does not chain at ${position}`)
    journals.set(journal_id, (journals.get(journal_id) ?? 0n) + amount)
  }
  for (const [journal, sum] of journals) if (sum !== 0n) findings.push(`${journal} sums to ${sum}`)
  for (const { id, owner_id, kind } of accounts) {
    const { lowest } = replayed.get(id) ?? { lowest: 0n }
    if (!ownedByHouse(kind) && lowest < 0n) findings.push(`${kind} of ${owner_id} was at ${lowest}`)
  }
  const text = (rows: { id: string; balance: bigint; count: bigint }[]) =>
    rows.map(({ id, balance, count }) => `${id} ${balance} ${count}`).join('\n')
  return {
    findings,
    /** The accounts and the replay: byte for byte the same. */
    stored: text(accounts.map(({ id, balance, posting_count: count }) => ({ id, balance, count }))),
    replayed: text([...replayed].map(([id, { balance, count }]) => ({ id, balance, count }))),
  }
}

/** All violations that are visible in the books. Empty is right. */
export async function findFaults(platform: Platform): Promise<string[]> {
  const { findings, stored, replayed } = await replayJournal(platform)
  const violations = await verifyLedger(platform.db)
  const slots = await compareSlots(platform.db)
  const bills = await verifyBills(platform.db, platform.settings.brand)
  return [
    ...findings,
    ...(stored === replayed ? [] : ['I20: a replay from nothing does not give the stored balances']),
    ...violations.map(({ invariant, finding, subject }) => `${invariant}: ${finding}: ${subject}`),
    ...slots.map(({ table, owner, kind }) => `${table} of ${owner}, ${kind}, is not what was played`),
    ...bills.map(({ bill, what }) => `bill ${bill}: ${what} is not what was played and paid`),
  ]
}
