import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import { addFailure, clearFailures, delaySeconds, readFailures } from './failures.ts'

const window = 15 * 60

/**
 * Checks a guess at a secret, one after the other: from the third wrong one on there is a wait that doubles, and the
 * right one resets it. Outside a transaction, as a refused guess must be remembered.
 */
export async function guarded(
  { settings, now, turns }: Platform,
  db: Db,
  key: string,
  check: () => Promise<boolean>,
  wrong: () => Refusal,
): Promise<void> {
  await turns.take(key, crypto.randomUUID(), async () => {
    const failures = await readFailures(db, key, window, now())
    const wait = delaySeconds(failures, settings.limits.captchaAfter, now())
    if (wait > 0) throw new Refusal('tooManyRequests', { params: { retryAfterSeconds: wait } })
    if (await check()) {
      if (failures.count > 0) await clearFailures(db, key)
      return
    }
    await addFailure(db, key, window, now())
    throw wrong()
  })
}
