/** Why a table is in no copy of a member's data. */
const reasons = {
  'no person': 'it has nothing about any member',
  'short-lived secret':
    'codes and tokens that are deleted once they have served; to have one is to be let in',
  'short-lived work': 'work of the platform under way, deleted within days; what comes of it is exported',
  'counted from what is exported': 'sums and marks of rows that are exported',
  'work of an agent about others':
    'what an agent wrote or set up about the accounts below, which are other people',
} as const

/** Every table that is in no copy of a member's data, by the reason. */
export const notExported: Readonly<Record<keyof typeof reasons, readonly string[]>> = {
  'no person': [
    'content_version',
    ...['announcement', 'banner', 'promotion', 'contract_text', 'mall_stock', 'system_status'],
    ...['envelope_rain', 'raffle', 'jackpot_pool', 'game_flag', 'vendor_state', 'opened_game'],
    ...['vendor_draw', 'vendor_feed', 'vendor_match', 'ledger_archive', 'ledger_seal', 'bet_archive'],
    ...['encryption_key', 'platform_secret', 'used_nonce', 'captcha', 'code_budget'],
    ...['schema_lock', 'schema_migration', 'team_rollup'],
  ],
  'short-lived secret': [
    ...['chat_session', 'event_ticket', 'login_challenge', 'password_link', 'session_code', 'session_token'],
    ...['verification_code'],
  ],
  'short-lived work': [
    ...[
      'failed_attempt',
      'held_data_export',
      'idempotency',
      'member_event',
      'member_stream',
      'outbox_message',
    ],
    ...['push_notification', 'record_export', 'rate_limit'],
  ],
  'counted from what is exported': [
    ...['archived_bets', 'archived_payment', 'bet_tombstone', 'carried_balance', 'game_round', 'money_slot'],
    ...['leaderboard_snapshot', 'play_day', 'play_slot', 'team_active', 'team_day', 'team_delta'],
    ...[
      'team_first_deposit',
      'team_money_day',
      'team_seen',
      'team_total_day',
      'team_total_month',
      'team_total_quarter',
      'vendor_transaction',
    ],
  ],
  'work of an agent about others': [
    ...['report_file', 'report_schedule', 'sub_user', 'sub_user_action', 'table_view'],
    ...['team_member_note', 'team_tag'],
  ],
}
