import { randomToken, sha256 } from '@baize/platform/encryption/secrets.ts'
import type { Context } from '@baize/platform/http/implement.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import type { PlaySession } from '@baize/platform/seamless/playSession.ts'
import { findGame } from './games/catalogue.ts'

/** Exchanges a launch code, once, for a play session; or takes up a play session again after a reload. */
export async function openPlaySession({ db, now }: Context, code: string): Promise<[PlaySession, string]> {
  const at = now()
  const token = randomToken()
  const opened = await db
    .updateTable('play_session')
    .set({ token_hash: sha256(token), opened_at: at })
    .where('launch_hash', '=', sha256(code))
    .where('token_hash', 'is', null)
    .where('launch_expires_at', '>', at)
    .returningAll()
    .executeTakeFirst()
  return opened ? [opened, token] : [await requireOpen({ db, now }, code), code]
}

/** The play session of a token, while it is open. */
export async function requireOpen(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<PlaySession> {
  const found = await db
    .selectFrom('play_session')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound', { reason: 'play session' })
  return found
}

export const requireGame = (nodeId: string) => {
  const game = findGame(nodeId)
  if (!game) throw new Refusal('gameUnavailable')
  return game
}
