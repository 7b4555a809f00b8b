import { randomInt } from 'node:crypto'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'

/** Without letters and digits that look alike: it is read out and typed. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12
const validHours = 72

export interface InitialSecret {
  /** Shown once to the account that opens it; only its hash is kept. */
  readonly secret: string
  readonly hash: string
  readonly until: Date
}

/**
 * A random secret of an account that another account opened, in place of a default password. It signs in for three days,
 * and once it did for fifteen minutes more, to a session that may only change it.
 */
export async function makeInitialSecret({
  passwords,
  now,
}: Pick<Platform, 'passwords' | 'now'>): Promise<InitialSecret> {
  const secret = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  const until = new Date(now().getTime() + validHours * 3_600_000)
  return { secret, hash: await passwords.hash(secret), until }
}

/** Sets it for an account, in the transaction that opens it. */
export async function giveInitialSecret(
  db: Db,
  memberId: string,
  { hash, until }: InitialSecret,
): Promise<void> {
  await db
    .updateTable('member')
    .set({
      password_hash: hash,
      must_change_password: true,
      must_change_reason: 'defaultPassword',
      initial_secret_until: until,
    })
    .where('id', '=', memberId)
    .execute()
}
