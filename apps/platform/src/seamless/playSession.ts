import type { Selectable } from 'kysely'
import { sha256 } from '../encryption/secrets.ts'
import type { GameTables } from '../games/tables.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'

export type PlaySession = Selectable<GameTables['play_session']>

/** The play session of a token, for the vendor that it was opened with. It may have ended: only bets mind that. */
export async function requirePlaySession(db: Db, vassalage: string, token: string): Promise<PlaySession> {
  const found = await db
    .selectFrom('play_session')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('vassalage', '=', vassalage)
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound', { reason: 'play session' })
  return found
}
