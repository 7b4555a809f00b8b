import { findBonus } from '../bonus/definitions.ts'
import { pricedIn } from '../content/priced.ts'
import { findMethod } from '../deposits/methods.ts'
import { gameNames, vendorNames } from '../games/describe.ts'
import type { Names } from '../games/names.ts'
import { namedIn } from '../games/names.ts'
import type { Db } from '../http/implement.ts'
import { findProduct } from '../points/products.ts'
import type { Settings } from '../settings.ts'
import { bankNamed, maskedNumber } from '../withdrawals/banks.ts'

/** A journal's subject. */
export interface Cause {
  readonly cause_type: string
  readonly cause_id: string
}

/** What a movement was about, in words: a game, a method, a bank account, another account. */
export interface Subject {
  readonly subject: string | null
  readonly subjectLanguage?: string
}

type Named = readonly [id: string, name: Names | string]
type Read = (db: Db, ids: readonly string[], memberId: string, language: string) => Promise<readonly Named[]>

const accountsOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('member').select(['id', 'account']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, account }) => [id, account]))
}

/** The other account of each pair; a side that is the platform has no name. */
async function othersOf(
  db: Db,
  pairs: readonly { id: string; one: string; other: string | null }[],
  memberId: string,
): Promise<readonly Named[]> {
  const sides = pairs.map(({ id, one, other }) => ({ id, side: one === memberId ? other : one }))
  const accounts = await accountsOf(
    db,
    sides.flatMap(({ side }) => side ?? []),
  )
  return sides.flatMap(({ id, side }): Named[] => {
    const account = side === null ? undefined : accounts.get(side)
    return account === undefined ? [] : [[id, account]]
  })
}

const reads: Readonly<Record<string, Read>> = {
  async bet(db, ids, memberId) {
    const rows = await db
      .selectFrom('bet')
      .select(['id', 'node_id'])
      .where('member_id', '=', memberId)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, node_id }) => [id, gameNames(node_id)])
  },
  async deposit(db, ids, memberId) {
    const rows = await db
      .selectFrom('deposit')
      .select(['id', 'method_id'])
      .where('member_id', '=', memberId)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, method_id }) => [id, findMethod(method_id)?.names ?? method_id])
  },
  async withdrawal(db, ids, memberId, language) {
    const rows = await db
      .selectFrom('withdrawal')
      .select(['id', 'bank_code', 'account_number_tail'])
      .where('member_id', '=', memberId)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, bank_code, account_number_tail }) => [
      id,
      `${bankNamed(bank_code, language).bank} \u2068${maskedNumber(account_number_tail)}\u2069`,
    ])
  },
  async transfer(db, ids, memberId) {
    const rows = await db
      .selectFrom('transfer')
      .select(['id', 'from_member_id as one', 'to_member_id as other'])
      .where('id', 'in', ids)
      .execute()
    return othersOf(db, rows, memberId)
  },
  async walletTransfer(db, ids, memberId) {
    const rows = await db
      .selectFrom('wallet_transfer')
      .select(['id', 'vassalage'])
      .where('member_id', '=', memberId)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, vassalage }) => [id, vendorNames(vassalage)])
  },
  async bill(db, ids, memberId) {
    const rows = await db
      .selectFrom('bill')
      .select(['id', 'party_id as one', 'upline_id as other'])
      .where('id', 'in', ids)
      .execute()
    return othersOf(db, rows, memberId)
  },
  async bonus(db, ids, memberId) {
    const rows = await db
      .selectFrom('bonus_grant')
      .select(['id', 'definition_id'])
      .where('member_id', '=', memberId)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, definition_id }) => [id, findBonus(definition_id)?.names ?? definition_id])
  },
  async promotion(db, ids, memberId) {
    const rows = await db
      .selectFrom('promotion_application')
      .innerJoin('promotion', 'promotion.id', 'promotion_application.promotion_id')
      .select(['promotion_application.id', 'promotion.title'])
      .where('promotion_application.member_id', '=', memberId)
      .where('promotion_application.id', 'in', ids)
      .execute()
    return rows.map(({ id, title }) => [id, title])
  },
  async redemption(db, ids, memberId) {
    const rows = await db
      .selectFrom('redemption')
      .select(['id', 'product_id'])
      .where('member_id', '=', memberId)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, product_id }) => [id, findProduct(product_id)?.names ?? product_id])
  },
}

/** Names what the movements of a page were about: one read for each kind of cause on it. */
export async function subjectsOf(
  db: Db,
  causes: readonly Cause[],
  memberId: string,
  language: string,
  brand: Settings['brand'],
): Promise<(cause: Cause) => Subject> {
  const keyOf = ({ cause_type, cause_id }: Cause) => `${cause_type} ${cause_id}`
  const found = new Map<string, Names | string>()
  for (const [type, read] of Object.entries(reads)) {
    const ids = [
      ...new Set(causes.filter(({ cause_type }) => cause_type === type).map(({ cause_id }) => cause_id)),
    ]
    if (ids.length === 0) continue
    for (const [id, name] of await read(db, ids, memberId, language)) {
      found.set(keyOf({ cause_type: type, cause_id: id }), name)
    }
  }
  return (cause) => {
    const name = found.get(keyOf(cause))
    if (name === undefined) return { subject: null }
    return namedIn(['subject', 'subjectLanguage'], name, language, pricedIn(brand))
  }
}
