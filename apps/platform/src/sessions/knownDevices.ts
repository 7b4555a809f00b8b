import type { Context, Db } from '../http/implement.ts'
import type { Member } from '../members/members.ts'
import type { Platform } from '../platform.ts'
import { hasBankAccount } from '../security-centre/accountName.ts'
import { hasSecondFactor } from '../security-centre/secondFactor.ts'
import { addressGroup } from '../system/address.ts'
import { contactsOf } from '../verification/contacts.ts'
import { rememberedMember } from './remembered.ts'

/** An address that the account was used from, a browser that it is remembered in, or the very first place. */
export async function isKnownPlace(context: Context, member: Member): Promise<boolean> {
  const known = await knownAddresses(context, member.id)
  return known.length === 0 || (await isRecognised(context, member.id, known))
}

/** An address that the account was used from, or a browser that it is remembered in. */
export const isUsedPlace = async (context: Context, memberId: string): Promise<boolean> =>
  isRecognised(context, memberId, await knownAddresses(context, memberId))

async function isRecognised(context: Context, memberId: string, known: readonly string[]): Promise<boolean> {
  if (known.includes(addressGroup(context.ip))) return true
  return (await rememberedMember(context))?.id === memberId
}

async function knownAddresses({ db }: Context, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('known_address')
    .select('address_group')
    .where('member_id', '=', memberId)
    .execute()
  return rows.map(({ address_group }) => address_group)
}

/** An account's means of proof: a code's destination, or an empty text where nothing is sent. */
export interface OfferedMethods {
  readonly mobile?: string
  readonly email?: string
  readonly bankAccountName?: ''
  readonly google?: ''
}

/** The best first. Where an authenticator app is connected, nothing weaker replaces it: it has recovery codes. */
export async function offeredMethods(platform: Platform, db: Db, memberId: string): Promise<OfferedMethods> {
  if (await hasSecondFactor(db, memberId)) return { google: '' }
  const contacts = await contactsOf(platform, db, memberId)
  const hint = (kind: 'mobile' | 'email') => contacts.find((contact) => contact.kind === kind)?.hint
  const [mobile, email] = [hint('mobile'), hint('email')]
  return {
    ...(mobile === undefined ? {} : { mobile }),
    ...(email === undefined ? {} : { email }),
    ...((await hasBankAccount(db, memberId)) ? { bankAccountName: '' as const } : {}),
  }
}
