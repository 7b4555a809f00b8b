import { type RawBuilder, sql } from 'kysely'

/** Rows of a table that are about a member. */
export interface Erasure {
  readonly table: string
  /** Columns of which any names the member; or, with `via`, the column that points at a row that does. */
  readonly by: readonly string[]
  readonly via?: { readonly table: string; readonly by: string }
  /** What is overwritten where the row has to stay; without it the row is deleted. */
  readonly set?: Readonly<Record<string, string | null | boolean | RawBuilder<unknown>>>
  /** Texts of a row that stays which say nothing about a person. */
  readonly stays?: readonly string[]
}

/** What an erased account is called wherever its name would be shown. */
const pseudonym = sql`'closed-' || right(id, 12)`

/** A text that a row has in some states has to stay one. */
const emptied = sql`CASE WHEN reason IS NULL THEN NULL ELSE '' END`

const gone = (...tables: readonly string[]): Erasure[] =>
  tables.map((table) => ({ table, by: ['member_id'] }))

const conversations = { table: 'chat_conversation', by: 'member_id' }
const subUsers = { table: 'sub_user', by: 'agent_id' }

/** In this order: what points at a row is erased before the row. A test compares it with the schema. */
export const erasures: readonly Erasure[] = [
  ...gone('message', 'member_event', 'push_subscription', 'verification_code', 'member_contact'),
  ...gone('payout_hold', 'bank_account', 'remembered_token', 'session_code', 'login_challenge'),
  ...gone(
    'held_data_export',
    'password_link',
    'event_ticket',
    'login_history',
    'known_address',
    'record_export',
    'report_file',
  ),
  ...gone('report_schedule', 'table_layout', 'table_view', 'team_alert', 'payment_rule', 'referral_code'),
  ...gone(
    'feedback',
    'game_favourite',
    'game_recent',
    'play_limit',
    'play_limit_change',
    'play_exclusion',
    'upload',
  ),
  { table: 'authenticator', by: ['owner_id'] },
  { table: 'authenticator', by: ['owner_id'], via: subUsers },
  { table: 'recovery_code', by: ['owner_id'] },
  { table: 'recovery_code', by: ['owner_id'], via: subUsers },
  { table: 'complaint_entry', by: ['member_id'] },
  { table: 'chat_session', by: ['conversation_id'], via: conversations },
  { table: 'chat_message', by: ['conversation_id', 'sender_id'], via: conversations },
  { table: 'chat_conversation', by: ['member_id'] },
  { table: 'team_member_note', by: ['agent_id', 'member_id'] },
  { table: 'team_tag', by: ['agent_id', 'member_id'] },
  { table: 'session', by: ['member_id'], set: { ip: null, device: null }, stays: ['end_reason'] },
  { table: 'terms_acceptance', by: ['member_id'], set: { ip: '' }, stays: ['version'] },
  { table: 'account_closure', by: ['member_id'], set: { reason: null } },
  {
    table: 'deposit',
    by: ['member_id'],
    set: { payer_name: '', details: '{}' },
    stays: ['reason', 'reference'],
  },
  { table: 'deposit_order', by: ['member_id'], set: { instructions: '[]' }, stays: ['reference'] },
  {
    table: 'withdrawal',
    by: ['member_id'],
    set: { account_name: '', account_number_sealed: '', account_number_tail: '' },
    stays: ['reason', 'bank_code'],
  },
  { table: 'transfer', by: ['from_member_id', 'to_member_id'], set: { note: '' } },
  { table: 'transfer_request', by: ['asking_id', 'asked_id'], set: { note: '' } },
  { table: 'promotion_application', by: ['member_id'], set: { comment: '', reason: emptied } },
  { table: 'points_entry', by: ['member_id'], set: { remark: null } },
  { table: 'redemption', by: ['member_id'], set: { recipient: null, remark: null } },
  { table: 'referral', by: ['referred_id'], set: { touch_hash: null } },
  { table: 'invite', by: ['agent_id'], set: { note: '', campaign: '' }, stays: ['code', 'rates'] },
  { table: 'bill', by: ['party_id'], set: { answer_reason: null }, stays: ['inputs', 'answer'] },
  { table: 'bill_dispute_message', by: ['author_id'], set: { text: '' } },
  {
    table: 'sub_user',
    by: ['agent_id'],
    set: { account: pseudonym, account_key: pseudonym, account_look: pseudonym, password_hash: '' },
    stays: ['permission'],
  },
  {
    table: 'member',
    by: ['id'],
    set: {
      ...{ account: pseudonym, account_key: pseudonym, account_look: null, nickname: pseudonym },
      ...{ profile: '{}', icon: null, password_hash: null, payment_password_hash: null },
    },
    stays: ['path', 'must_change_reason'],
  },
]

/** Columns that say whom a row is about and have no foreign key: the tables whose ids they have, by the reason. */
export const withoutForeignKey: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'ids of members and of sub-users are unique together': {
    'authenticator.owner_id': ['member', 'sub_user'],
    'recovery_code.owner_id': ['member', 'sub_user'],
  },
  'an event, and a browser, outlive no member, and are written and deleted often': {
    'member_event.member_id': ['member'],
    'push_subscription.member_id': ['member'],
  },
  'messages of the chat room name the conversation of their writer': {
    'chat_message.sender_id': ['chat_conversation'],
  },
}

/** Tables that refer to members, or might have something personal in them, and stay as they are: why, and their texts. */
export const kept: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'the ledger: ids and amounts, sealed': {
    ...{ account: [], journal: [], posting: [], hold: [], carried_balance: [], voucher: ['code_mark'] },
    ...{ deposit_payment: ['told_of'], deposit_step: ['reason'], withdrawal_step: ['reason'] },
    ...{ payout_order: ['reference'], wallet_transfer: ['reason'], wallet_transfer_step: ['reason'] },
  },
  'bets and what they were played in': {
    ...{ bet: ['device', 'voided_from'], bet_description: ['parts', 'results'], bet_tombstone: [] },
    ...{ game_round: [], held_win: ['payout_limit'], play_session: [], vendor_transaction: ['refused'] },
    ...{ archived_bets: ['file', 'digest'], archived_play: [], winner_day: [] },
    jackpot_run: ['seed_sealed'],
  },
  'figures by id that others’ reports are sums of': {
    ...{ play_slot: [], play_day: [], money_slot: [], team_active: [], team_day: [], team_delta: [] },
    ...{
      team_first_deposit: [],
      team_money_day: [],
      team_seen: [],
      team_total_day: [],
      team_total_month: [],
      team_total_quarter: ['quarter'],
      leaderboard_snapshot: ['board', 'window_start', 'ranking'],
    },
  },
  'agreements and bills between two parties': {
    ...{ contract: ['base', 'carry', 'tiers', 'end_reason'], contract_step: ['text_version'] },
    ...{ bill_dispute: [], upline_freeze: [], invite_registration: [] },
  },
  'rewards: ids and amounts': {
    ...{
      bonus_deposit: [],
      bonus_grant: ['trigger_kind'],
      reward: ['source'],
      points_pending: [],
      rebate_claim: [],
    },
    ...{ raffle_claim: [], raffle_winner: [], envelope_opened: [], vip_state: [], vip_step: [] },
  },
  'the case without what was written in it': { complaint_case: ['number'] },
  'the choice not to be shown, which stays in force': { board_opt_out: [] },
  'the number of the last event': { member_stream: [] },
  'append-only, with a retention of its own': {
    ...{ audit_entry: ['role', 'subject', 'target', 'address'] },
    ...{ sub_user_action: ['target', 'result', 'address'] },
  },
  'gone long before, by housekeeping': {
    ...{
      idempotency: ['scope', 'key', 'body'],
      outbox_message: ['channel', 'to_mark', 'to_sealed', 'text_sealed'],
    },
    ...{ failed_attempt: ['key'], rate_limit: ['key'], captcha: ['answer_digest', 'salt', 'sound_digest'] },
  },
  'the operator’s own content and keys': {
    ...{ announcement: ['executions', 'title', 'content'], contract_text: ['version', 'content'] },
    ...{ banner: ['group_name', 'title', 'text', 'picture', 'url'], schema_migration: ['name'] },
    ...{ promotion: ['category', 'flow', 'title', 'summary', 'content', 'picture', 'url'] },
    ...{ platform_secret: ['name', 'value'], encryption_key: ['kid', 'sealed'], raffle: ['seed_sealed'] },
    ...{ envelope_rain: ['seed_sealed'], system_status: ['message'] },
    ...{ content_version: ['kind', 'content', 'operator'] },
  },
}
