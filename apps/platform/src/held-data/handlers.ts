import { transact } from '../database/index.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import { fileNameOf } from '../exports/fileName.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/rateLimit.ts'
import { dayAt } from '../records/days.ts'
import { notifySecurity } from '../security-centre/notifySecurity.ts'
import { nextCopyAt } from './next.ts'

/** How long the address of a copy is good for. */
const lifetime = 60_000
/** A download that breaks off may be started again, so often. */
const pace = { everySeconds: 3_600, burst: 3 }

export const heldDataHandlers: Pick<Handlers, 'heldData' | 'createHeldDataExport'> = {
  async heldData(_request, { db, session, now }) {
    const next = await nextCopyAt(db, session.memberId, now())
    return { nextAt: next?.toISOString() ?? null }
  },

  async createHeldDataExport(_request, { db, platform, settings, session, language, now }) {
    const { memberId, account } = session
    const at = now()
    const next = await nextCopyAt(db, memberId, at)
    if (next) {
      const wait = Math.ceil((next.getTime() - at.getTime()) / 1000)
      throw new Refusal('tooManyRequests', { params: { retryAfterSeconds: wait } })
    }
    await spend(db, `held-data:${memberId}`, pace, at)
    const code = randomToken()
    const expiresAt = new Date(at.getTime() + lifetime)
    const asked = {
      ...{ session_id: session.id, code_hash: sha256(code), language },
      ...{ asked_at: at, expires_at: expiresAt },
    }
    await transact(platform.database, async (unit) => {
      await unit.trx
        .insertInto('held_data_export')
        .values({ member_id: memberId, ...asked, completed_at: null })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(asked))
        .execute()
      await notifySecurity(platform, unit, memberId, 'dataRequested')
    })
    const today = dayAt(at, settings.brand.gmtOffsetMinutes)
    return {
      url: new URL(`/held-data/${code}`, settings.publicUrls.platform).href,
      fileName: fileNameOf('data', { account, from: today, to: today }, 'zip'),
      expiresAt: expiresAt.toISOString(),
    }
  },
}
