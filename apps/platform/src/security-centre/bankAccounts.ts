import type { bankAccount } from '@baize/api/contract'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import { newId } from '../database/index.ts'
import { type Db, type Handlers, Refusal } from '../http/implement.ts'
import { requirePayoutsOpen } from '../verification/payoutHold.ts'
import { bankNamed, isBank, maskedNumber, readAccountNumber } from '../withdrawals/banks.ts'
import { nameKey } from './accountName.ts'
import type { SecurityTables } from './tables.ts'

/** How many accounts are kept for a member. */
export const maxAccounts = 5

type Row = Selectable<SecurityTables['bank_account']>

const wireAccount = (row: Row, language: string): z.output<typeof bankAccount> => ({
  id: row.id,
  bankCode: row.bank_code,
  ...bankNamed(row.bank_code, language),
  accountName: row.account_name,
  accountNumberMasked: maskedNumber(row.number_tail),
  isDefault: row.is_default,
  addedAt: row.added_at.toISOString(),
})

/** The default first, then the newest. */
export const accountsOf = (db: Db, memberId: string): Promise<Row[]> =>
  db
    .selectFrom('bank_account')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('added_at', 'desc')
    .execute()

/** The member's row is locked, so that accounts are added and changed one after the other. */
export async function lockProfile(db: Db, memberId: string): Promise<Record<string, string>> {
  const { profile } = await db
    .selectFrom('member')
    .select('profile')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return profile
}

function checked(
  body: { bankCode: string; bankAccountNumber: string; accountName: string },
  realName: string,
) {
  const { number, code } = readAccountNumber(body.bankAccountNumber)
  const name = body.accountName.normalize('NFC').trim().replace(/\s+/g, ' ')
  const problems = []
  if (!isBank(body.bankCode)) problems.push({ field: 'bankCode', code: 'choice' })
  if (code) problems.push({ field: 'bankAccountNumber', code })
  if (name === '') problems.push({ field: 'accountName', code: 'required' })
  else if (nameKey(name).length < 2) problems.push({ field: 'accountName', code: 'pattern' })
  else if (realName && nameKey(name) !== nameKey(realName))
    problems.push({ field: 'accountName', code: 'otherName' })
  if (problems.length > 0) throw new Refusal('invalidFields', { problems })
  return { number, name }
}

export const bankAccountHandlers: Pick<
  Handlers,
  'bankAccounts' | 'addBankAccount' | 'defaultBankAccount' | 'removeBankAccount'
> = {
  async bankAccounts(_request, { db, session, language }) {
    const rows = await accountsOf(db, session.memberId)
    const { profile } = await db
      .selectFrom('member')
      .select('profile')
      .where('id', '=', session.memberId)
      .executeTakeFirstOrThrow()
    return {
      accounts: rows.map((row) => wireAccount(row, language)),
      most: maxAccounts,
      realName: profile.payeeName ?? null,
    }
  },

  async addBankAccount({ body }, { db, platform, session, now, language }) {
    const { memberId } = session
    await requirePayoutsOpen(db, memberId, now())
    const profile = await lockProfile(db, memberId)
    const { number, name } = checked(body, profile.payeeName ?? '')
    const known = await accountsOf(db, memberId)
    if (known.length >= maxAccounts) throw new Refusal('tooManyOpen', { params: { max: maxAccounts } })
    const mark = platform.secrets.mark('bank-account', `${memberId}:${body.bankCode}:${number}`)
    if (known.some(({ number_mark }) => number_mark === mark)) {
      const problems = [{ field: 'bankAccountNumber', code: 'taken' }]
      throw new Refusal('invalidFields', { problems })
    }
    if (!profile.payeeName) {
      const named = JSON.stringify({ ...profile, payeeName: name })
      await db.updateTable('member').set({ profile: named }).where('id', '=', memberId).execute()
    }
    const row = await db
      .insertInto('bank_account')
      .values({
        id: newId(),
        member_id: memberId,
        bank_code: body.bankCode,
        account_name: name,
        number_sealed: platform.secrets.seal('bank-account', number),
        number_mark: mark,
        number_tail: number.slice(-4),
        is_default: known.length === 0,
        added_at: now(),
        removed_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return wireAccount(row, language)
  },

  async defaultBankAccount({ params }, { db, session, now }) {
    await requirePayoutsOpen(db, session.memberId, now())
    await lockProfile(db, session.memberId)
    const known = await accountsOf(db, session.memberId)
    if (!known.some(({ id }) => id === params.id)) throw new Refusal('notFound')
    await makeDefault(db, session.memberId, params.id)
    return {}
  },

  async removeBankAccount({ params }, { db, session, now }) {
    await requirePayoutsOpen(db, session.memberId, now())
    await lockProfile(db, session.memberId)
    const known = await accountsOf(db, session.memberId)
    const gone = known.find(({ id }) => id === params.id)
    if (!gone) throw new Refusal('notFound')
    await db
      .updateTable('bank_account')
      .set({ removed_at: now(), is_default: false })
      .where('id', '=', gone.id)
      .execute()
    const [next] = known.filter(({ id }) => id !== gone.id)
    if (gone.is_default && next) await makeDefault(db, session.memberId, next.id)
    return {}
  },
}

/** First none, then one: the index knows no moment with two. */
async function makeDefault(db: Db, memberId: string, id: string): Promise<void> {
  const own = db.updateTable('bank_account').where('member_id', '=', memberId)
  await own.set({ is_default: false }).where('is_default', '=', true).execute()
  await own.set({ is_default: true }).where('id', '=', id).execute()
}
