export interface VendorFeedTables {
  vendor_match: {
    vassalage: string
    match_id: string
    game_code: string
    competition_id: string
    /** Names in the vendor’s languages, as JSON; so are those of the teams. */
    competition: string
    home: string
    away: string
    starts_at: Date
    state: 'scheduled' | 'live' | 'postponed' | 'ended' | 'abandoned'
    suspended: boolean
    home_score: number | null
    away_score: number | null
    /** Decimal odds by pick, as JSON; null while there are none. */
    odds: string | null
    as_of: Date
  }
  vendor_draw: {
    vassalage: string
    draw_id: string
    game_code: string
    closes_at: Date
    draws_at: Date
    numbers: string | null
    cancelled: boolean
    as_of: Date
  }
  vendor_feed: { vassalage: string; kind: 'matches' | 'draws'; as_of: Date }
}
