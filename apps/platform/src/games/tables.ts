import type { Generated } from 'kysely'

export interface GameTables {
  vendor_state: {
    vassalage: string
    under_maintenance: Generated<boolean>
    fail_next_round: Generated<boolean>
    /** Its games stake from the main wallet; otherwise from the one that it keeps for the member. */
    is_single: Generated<boolean>
    /** It does not respond to queries about a transfer. */
    silent: Generated<boolean>
  }
  game_flag: {
    node_id: string
    /** Null leaves it as the catalogue has it. */
    hot: boolean | null
    under_maintenance: Generated<boolean>
  }
  game_favourite: { member_id: string; node_id: string; added_at: Date }
  /** Every game that was ever opened: their ids. */
  opened_game: { node_id: string }
  game_recent: { member_id: string; node_id: string; opened_at: Date }
  play_session: {
    id: string
    launch_hash: string
    /** Null until the launch code is exchanged. */
    token_hash: string | null
    member_id: string
    /** The sign-in that it was opened from: when that ends, so do the bets. */
    session_id: string
    node_id: string
    vassalage: string
    /** What its bets count as. Null for one that an older version of the platform opened. */
    game_type: Generated<string | null>
    site: 'member' | 'agent'
    language: string
    created_at: Date
    launch_expires_at: Date
    opened_at: Date | null
    /** Bets end here; wins and rollbacks do not. */
    expires_at: Date
  }
}
