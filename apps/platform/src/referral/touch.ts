import { newId } from '../database/index.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import { serializeCookie } from '../http/cookies.ts'
import type { Context, Db } from '../http/implement.ts'
import { isSecure, siteCookie } from '../sessions/sessions.ts'
import { touchDays } from './rule.ts'

const daySeconds = 86_400

const cookieOf = ({ settings, site }: Context): string => siteCookie(settings, site ?? 'member', 'referral')

function touchOf(context: Context): string | null {
  const held = context.cookies.get(cookieOf(context))
  return held && /^[A-Za-z0-9_-]{43}$/.test(held) ? sha256(held) : null
}

const since = (at: Date): Date => new Date(at.getTime() - touchDays * daySeconds * 1000)

/** This browser's click, when it is recent enough and no account has used it. */
const openTouch = (db: Db, hash: string, at: Date) =>
  db
    .selectFrom('referral')
    .select(['id', 'referrer_id'])
    .where('touch_hash', '=', hash)
    .where('state', '=', 'clicked')
    .where('clicked_at', '>', since(at))
    .executeTakeFirst()

/** Keeps that a link was opened in this browser. Of several the last counts; the same one again only gets younger. */
export async function keepTouch(context: Context, referrerId: string): Promise<void> {
  const { db, settings, site, now } = context
  const at = now()
  const hash = touchOf(context)
  const before = hash === null ? undefined : await openTouch(db, hash, at)
  if (before?.referrer_id === referrerId) {
    await db.updateTable('referral').set({ clicked_at: at }).where('id', '=', before.id).execute()
    return
  }
  const value = randomToken()
  await db
    .insertInto('referral')
    .values({
      ...{ id: newId(), referrer_id: referrerId, referred_id: null, state: 'clicked' },
      ...{ touch_hash: sha256(value), created_at: at, clicked_at: at },
      ...{ registered_at: null, first_deposit_at: null, qualified_at: null },
    })
    .execute()
  const secure = isSecure(settings, site ?? 'member')
  context.setCookie(serializeCookie(cookieOf(context), value, { secure, maxAge: touchDays * daySeconds }))
}

/**
 * Keeps who referred a new account: whose code was typed, otherwise whose link was opened last in this browser. In the
 * registration's own transaction; at most one for an account.
 */
export async function keepReferred(
  context: Context,
  memberId: string,
  typedReferrer: string | null,
): Promise<void> {
  const { db, now } = context
  const at = now()
  const hash = touchOf(context)
  const touch = hash === null ? undefined : await openTouch(db, hash, at)
  const clicked = touch && (typedReferrer === null || touch.referrer_id === typedReferrer) ? touch : null
  if (clicked) {
    const { numUpdatedRows } = await db
      .updateTable('referral')
      .set({ state: 'registered', referred_id: memberId, registered_at: at })
      .where('id', '=', clicked.id)
      .where('state', '=', 'clicked')
      .executeTakeFirst()
    // Another account used the same click concurrently: this one has none.
    if (numUpdatedRows > 0n) return
  }
  if (typedReferrer === null) return
  await db
    .insertInto('referral')
    .values({
      ...{ id: newId(), referrer_id: typedReferrer, referred_id: memberId, state: 'registered' },
      ...{ touch_hash: null, created_at: at, clicked_at: null, registered_at: at },
      ...{ first_deposit_at: null, qualified_at: null },
    })
    .execute()
}
