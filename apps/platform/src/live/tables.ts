export interface LiveTables {
  event_ticket: {
    ticket_hash: string
    session_id: string
    member_id: string
    expires_at: Date
  }
}
