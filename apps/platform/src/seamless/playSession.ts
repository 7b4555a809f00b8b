import type { Selectable } from 'kysely'
import { sha256 } from '../encryption/secrets.ts'
import type { GameTables } from '../games/tables.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'

export type PlaySession = Selectable<GameTables['play_session']>

/** A play session with what every movement in it asks of its member and its vendor. */
export interface AtPlay extends PlaySession {
  readonly account: string
  /** Where the member is in the tree. */
  readonly path: string
  /** The sign-in that the game was opened from, while it is valid, and its browser's user agent. */
  readonly signIn: { readonly device: string | null } | null
  /** The vendor keeps a wallet of its own for each member. */
  readonly vendorWallet: boolean
}

/** The play session of a token, for the vendor that it was opened with. It may have ended: only bets mind that. */
export async function requirePlaySession(db: Db, vassalage: string, token: string): Promise<AtPlay> {
  const found = await db
    .selectFrom('play_session')
    .innerJoin('member', 'member.id', 'play_session.member_id')
    .leftJoin('session', (join) =>
      join.onRef('session.id', '=', 'play_session.session_id').on('session.ended_at', 'is', null),
    )
    .leftJoin('vendor_state', 'vendor_state.vassalage', 'play_session.vassalage')
    .selectAll('play_session')
    .select([
      'member.account',
      'member.path',
      'session.id as sign_in',
      'session.device',
      'vendor_state.is_single',
    ])
    .where('play_session.token_hash', '=', sha256(token))
    .where('play_session.vassalage', '=', vassalage)
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound', { reason: 'play session' })
  const { sign_in, device, is_single, ...session } = found
  return { ...session, signIn: sign_in === null ? null : { device }, vendorWallet: is_single === false }
}
