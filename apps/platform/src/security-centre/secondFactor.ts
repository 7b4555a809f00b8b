import { randomInt } from 'node:crypto'
import { normaliseValue } from '@baize/forms/compiler'
import { Secret, TOTP } from 'otpauth'
import type { Db, Session } from '../http/implement.ts'
import type { Platform } from '../platform.ts'

const period = 30
const digits = 6
const recoveryCodes = 10
/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** What an authenticator app works with: SHA-1, six digits, 30 seconds, as all of them know. */
export function authenticatorOf(secret: string, issuer: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits, period, algorithm: 'SHA1' })
}

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** Whose app or password a session has: a sub-user's own, otherwise the account's. */
export const ownerOf = ({ subUser, memberId }: Session): string => subUser?.id ?? memberId

/** An owner is an account or a sub-user. */
export async function hasSecondFactor(db: Db, ownerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select('owner_id')
    .where('owner_id', '=', ownerId)
    .where('connected_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether a code of the owner's app is right: this step's, or one of its neighbours', as clocks differ. Each step
 * counts once, and none before it afterwards; the row decides, so that two processes cannot take one code twice.
 */
export async function takeAppCode(
  platform: Platform,
  db: Db,
  ownerId: string,
  code: string,
  state: 'connected' | 'waiting',
): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('connected_at', state === 'connected' ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (!row) return false
  const totp = authenticatorOf(platform.secrets.open('authenticator', row.secret_sealed), '', '')
  const timestamp = platform.now().getTime()
  const token = normaliseValue({ kind: 'code' }, code)
  const delta = new RegExp(`^[0-9]{${digits}}$`).test(token)
    ? totp.validate({ token, timestamp, window: 1 })
    : null
  if (delta === null) return false
  const step = BigInt(Math.floor(timestamp / 1000 / period) + delta)
  const taken = await db
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('owner_id', '=', ownerId)
    .where('secret_sealed', '=', row.secret_sealed)
    .where('last_step', '<', step)
    .returning('owner_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Recovery codes are shown in two groups. */
const written = { kind: 'text', grouped: true } as const

const recoveryMark = ({ secrets }: Platform, ownerId: string, code: string): string =>
  secrets.mark('recovery', `${ownerId}:${normaliseValue(written, code).toUpperCase()}`)

/** A code of the app, or one of the recovery codes, each of which is good once. */
export async function checkSecondFactor(
  platform: Platform,
  db: Db,
  ownerId: string,
  code: string,
): Promise<boolean> {
  if (await takeAppCode(platform, db, ownerId, code, 'connected')) return true
  const used = await db
    .updateTable('recovery_code')
    .set({ used_at: platform.now() })
    .where('owner_id', '=', ownerId)
    .where('code_mark', '=', recoveryMark(platform, ownerId, code))
    .where('used_at', 'is', null)
    .returning('owner_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Removes the app of an owner with its recovery codes. */
export async function removeSecondFactor(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('authenticator').where('owner_id', '=', ownerId).execute()
  await db.deleteFrom('recovery_code').where('owner_id', '=', ownerId).execute()
}

/** Ten fresh recovery codes in place of the old ones; only their marks are kept, so they are shown once. */
export async function makeRecoveryCodes(platform: Platform, db: Db, ownerId: string): Promise<string[]> {
  const letter = () => alphabet.charAt(randomInt(alphabet.length))
  const codes = Array.from({ length: recoveryCodes }, () => Array.from({ length: 10 }, letter).join(''))
  await db.deleteFrom('recovery_code').where('owner_id', '=', ownerId).execute()
  await db
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({
        owner_id: ownerId,
        code_mark: recoveryMark(platform, ownerId, code),
        used_at: null,
      })),
    )
    .execute()
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}
