import { wire } from '../../wallet/wire.ts'
import { held } from '../heldTable.ts'

/** Time limits are whole minutes, all others amounts. */
const limitOf = (kind: string, value: bigint | null) =>
  value === null || kind !== 'sessionTime' ? value && wire(value) : Number(value)

/** Bets and games, and the limits that the member plays by. */
export const playTables = [
  held('bet', {
    file: 'bets',
    ...{ of: ['member_id'], key: ['placed_at', 'id'] },
    shown: [
      ...(['id', 'vassalage', 'transaction_id', 'round_id', 'node_id', 'game_type', 'state'] as const),
      ...(['journal_id', 'vendor_purse', 'bonus_grant_id', 'device', 'placed_at', 'settled_at'] as const),
      ...(['voided_at', 'voided_from'] as const),
    ],
    money: ['stake', 'valid_bet', 'payout', 'bonus_stake'],
  }),
  held('bet_description', {
    file: 'bet-descriptions',
    ...{ of: ['member_id'], key: ['bet_id'], shown: ['bet_id', 'parts', 'results'] },
  }),
  held('held_win', {
    file: 'held-wins',
    ...{ of: ['member_id'], key: ['bet_id'], money: ['payout'] },
    shown: ['bet_id', 'vassalage', 'cash_out', 'state', 'held_at', 'decided_at'],
    withheld: { internal: ['payout_limit'] },
  }),
  held('archived_play', {
    file: 'archived-bets',
    ...{ of: ['member_id'], key: ['game_type'], shown: ['game_type', 'bets'] },
    money: ['stake', 'valid_bet', 'payout'],
  }),
  held('play_session', {
    file: 'opened-games',
    ...{ of: ['member_id'], key: ['id'] },
    shown: ['node_id', 'vassalage', 'game_type', 'site', 'language', 'created_at', 'opened_at', 'expires_at'],
    withheld: { secret: ['id', 'launch_hash', 'token_hash', 'session_id'], internal: ['launch_expires_at'] },
  }),
  held('game_favourite', {
    file: 'favourite-games',
    ...{ of: ['member_id'], key: ['node_id'], shown: ['node_id', 'added_at'] },
  }),
  held('game_recent', {
    file: 'recent-games',
    ...{ of: ['member_id'], key: ['node_id'], shown: ['node_id', 'opened_at'] },
  }),
  held('play_limit', {
    file: 'limits',
    ...{ of: ['member_id'], key: ['kind', 'period'] },
    shown: ['kind', 'period', 'value', 'pending_value', 'pending_from', 'changed_at'],
    fields: ({ kind, value, pending_value }) => ({
      value: limitOf(kind, value),
      pendingValue: limitOf(kind, pending_value),
    }),
  }),
  held('play_limit_change', {
    file: 'limit-changes',
    ...{ of: ['member_id'], key: ['at', 'id'], shown: ['kind', 'period', 'what', 'value', 'at'] },
    fields: ({ kind, value }) => ({ value: limitOf(kind, value) }),
    withheld: { internal: ['id'] },
  }),
  held('play_exclusion', {
    file: 'breaks-and-exclusions',
    ...{ of: ['member_id'], key: ['until'], shown: ['kind', 'since', 'until'] },
  }),
]
