import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Db } from '../http/implement.ts'
import type { Secrets } from './secrets.ts'
import { randomToken } from './secrets.ts'

interface PublicKey {
  readonly kid: string
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
}

/** The platform's key pairs for encrypted bodies: the newest is used, the one before still opens. */
export interface KeyRing {
  /** Newest first. */
  published(): Promise<PublicKey[]>
  privateKey(kid: string): Promise<CryptoKey | null>
  /** Adds a key where the newest is older than `maxAgeDays`, and forgets all but two. */
  rotate(now: Date, maxAgeDays?: number): Promise<void>
}

const live = 2
const rereadAfter = 30_000

export function makeKeyRing(db: Db, secrets: Secrets): KeyRing {
  let read: Promise<Map<string, { shown: PublicKey; opened: CryptoKey }>> | null = null
  let readAt = 0

  async function fetchAll() {
    const rows = await db
      .selectFrom('encryption_key')
      .select(['kid', 'sealed'])
      .orderBy('created_at', 'desc')
      .orderBy('kid')
      .limit(live)
      .execute()
    const entries = rows.map(async ({ kid, sealed }) => {
      const jwk = JSON.parse(secrets.open('encryption-key', sealed)) as JWK & { x: string; y: string }
      const shown: PublicKey = { kid, kty: 'EC', crv: 'P-256', x: jwk.x, y: jwk.y }
      return [kid, { shown, opened: (await importJWK(jwk, 'ECDH-ES')) as CryptoKey }] as const
    })
    return new Map(await Promise.all(entries))
  }

  function all(fresh = false) {
    if (!read || fresh || Date.now() - readAt > rereadAfter) {
      readAt = Date.now()
      const reading = fetchAll()
      read = reading
      reading.catch(() => {
        if (read === reading) read = null
      })
    }
    return read
  }

  return {
    published: async () => [...(await all()).values()].map(({ shown }) => shown),
    async privateKey(kid) {
      const known = (await all()).get(kid)
      if (known) return known.opened
      // Another process may have rotated; ask again, but not for every unknown name.
      if (Date.now() - readAt < 1_000) return null
      return (await all(true)).get(kid)?.opened ?? null
    },
    async rotate(now, maxAgeDays = 30) {
      await db.transaction().execute(async (trx) => {
        const rows = await trx
          .selectFrom('encryption_key')
          .select(['kid', 'created_at'])
          .orderBy('created_at', 'desc')
          .orderBy('kid')
          .forUpdate()
          .execute()
        const tooOld = now.getTime() - maxAgeDays * 86_400_000
        const newest = rows[0]
        const missing = Math.max(live - rows.length, newest && newest.created_at.getTime() <= tooOld ? 1 : 0)
        for (let made = 0; made < missing; made++) {
          const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
          await trx
            .insertInto('encryption_key')
            .values({
              kid: randomToken().slice(0, 16),
              sealed: secrets.seal('encryption-key', JSON.stringify(await exportJWK(privateKey))),
              created_at: now,
            })
            .execute()
        }
        const gone = rows.slice(Math.max(0, live - missing)).map(({ kid }) => kid)
        if (gone.length > 0) await trx.deleteFrom('encryption_key').where('kid', 'in', gone).execute()
      })
      read = null
    },
  }
}
