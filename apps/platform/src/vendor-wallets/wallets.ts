import { type RawBuilder, sql } from 'kysely'
import { allVendors } from '../games/catalogue.ts'
import { vendorNames } from '../games/describe.ts'
import { vendorsUnderMaintenance } from '../games/flags.ts'
import { namedIn, type SpokenLanguage } from '../games/names.ts'
import type { Db } from '../http/implement.ts'
import { bonusOf, cashOf, vendorOf } from '../ledger/index.ts'

/** The vendors that keep a wallet of their own for each member. */
async function transferVendors(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('vendor_state')
    .select('vassalage')
    .where('is_single', '=', false)
    .execute()
  return new Set(rows.map((row) => row.vassalage))
}

export const isTransferVendor = async (db: Db, vassalage: string): Promise<boolean> =>
  (await db
    .selectFrom('vendor_state')
    .select('vassalage')
    .where('vassalage', '=', vassalage)
    .where('is_single', '=', false)
    .executeTakeFirst()) !== undefined

export interface AtVendor {
  readonly member_id: string
  readonly vassalage: string
  readonly vendorWallet: boolean
}

/** What a member can stake at a vendor, inside a statement: from its wallet there, or from cash with its bonus money. */
export function stakeable(
  { member_id: owner, vassalage, vendorWallet }: AtVendor,
  currency: string,
): RawBuilder<bigint> {
  const accounts = vendorWallet ? [vendorOf(owner, vassalage)] : [cashOf(owner), bonusOf(owner)]
  return sql<bigint>`(SELECT coalesce(sum(balance), 0)::bigint FROM account WHERE owner_id = ${owner}
    AND kind = ANY(${accounts.map(({ kind }) => kind)}::text[]) AND currency = ${currency})`
}

export interface VendorWallet {
  readonly id: string
  readonly name: string
  /** The language of the name, where it is not the reader's. */
  readonly language?: SpokenLanguage
  readonly isSingle: boolean
  readonly balance: bigint
  readonly maintenance: boolean
}

/** A member's wallet at every vendor; money that was left at a vendor that is single now is shown too. */
export async function vendorWallets(
  db: Db,
  currency: string,
  memberId: string,
  language: string,
): Promise<VendorWallet[]> {
  const closed = await vendorsUnderMaintenance(db)
  const transfer = await transferVendors(db)
  const accounts = await db
    .selectFrom('account')
    .select(['kind', 'balance'])
    .where('owner_id', '=', memberId)
    .where('currency', '=', currency)
    .where('kind', 'like', 'vendor.%')
    .execute()
  const kept = new Map<string, bigint>(accounts.map((row) => [row.kind.slice('vendor.'.length), row.balance]))
  const codes = new Set([...allVendors().map(({ code }) => code), ...kept.keys()])
  return [...codes].map((code) => ({
    id: code,
    ...namedIn(['name', 'language'], vendorNames(code), language),
    isSingle: !transfer.has(code),
    balance: kept.get(code) ?? 0n,
    maintenance: closed.has(code),
  }))
}
