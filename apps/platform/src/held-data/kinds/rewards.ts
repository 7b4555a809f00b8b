import { sql } from 'kysely'
import { held } from '../heldTable.ts'

/** Bonuses, points, levels, prizes and promotions. */
export const rewardTables = [
  held('bonus_grant', {
    file: 'bonuses',
    ...{ of: ['member_id'], key: ['offered_at', 'id'] },
    shown: [
      ...(['id', 'definition_id', 'cause_id', 'state', 'offered_at', 'offer_ends_at', 'claimed_at'] as const),
      ...(['wagering_ends_at', 'ended_at', 'trigger_kind', 'multiplier', 'wagering_days'] as const),
    ],
    money: ['amount', 'required', 'progress', 'converted'],
  }),
  held('bonus_deposit', {
    file: 'bonus-deposits',
    ...{ of: ['member_id'], key: ['deposit_id'], shown: ['deposit_id', 'at'] },
  }),
  held('promotion_application', {
    file: 'promotion-applications',
    ...{ of: ['member_id'], key: ['promotion_id'] },
    shown: ['id', 'promotion_id', 'state', 'comment', 'reason', 'applied_at', 'changed_at'],
    money: ['reward'],
  }),
  held('reward', {
    file: 'rewards',
    ...{ of: ['member_id'], key: ['ready_at', 'id'] },
    shown: ['id', 'source', 'source_id', 'kind', 'state', 'ready_at', 'expires_at', 'claimed_at'],
    money: ['amount'],
  }),
  held('rebate_claim', {
    file: 'rebates',
    ...{ of: ['member_id'], key: ['at', 'id'], shown: ['id', 'from_day', 'through_day', 'level', 'at'] },
    money: ['amount'],
  }),
  held('rebate_line', {
    file: 'rebate-lines',
    of: (memberId) => sql`claim_id IN (SELECT id FROM rebate_claim WHERE member_id = ${memberId})`,
    ...{ key: ['claim_id', 'game_type'], shown: ['claim_id', 'game_type', 'rate'] },
    money: ['valid_bet', 'amount'],
  }),
  held('points_entry', {
    file: 'points',
    ...{ of: ['member_id'], key: ['at', 'id'] },
    shown: ['id', 'type', 'redemption_id', 'product_id', 'quantity', 'remark', 'at'],
    money: ['change', 'balance', 'amount'],
  }),
  held('points_pending', {
    file: 'points-to-collect',
    ...{ of: ['member_id'], key: ['member_id'], shown: ['since'], money: ['points'] },
  }),
  held('redemption', {
    file: 'points-redemptions',
    ...{ of: ['member_id'], key: ['applied_at', 'id'] },
    shown: [
      ...(['id', 'product_id', 'kind', 'quantity', 'state', 'remark', 'journal_id'] as const),
      ...(['applied_at', 'decided_at'] as const),
    ],
    money: ['points', 'amount'],
    sealed: { recipient: 'recipient' },
  }),
  held('raffle_claim', {
    file: 'raffle-tickets',
    ...{ of: ['member_id'], key: ['raffle_id', 'first_number'] },
    shown: ['raffle_id', 'first_number', 'last_number', 'at'],
  }),
  held('raffle_winner', {
    file: 'raffle-prizes',
    ...{ of: ['member_id'], key: ['raffle_id', 'place'], shown: ['raffle_id', 'place', 'number'] },
    money: ['prize'],
  }),
  held('envelope_opened', {
    file: 'red-envelopes',
    ...{ of: ['member_id'], key: ['rain_id'], shown: ['rain_id', 'number', 'at'], money: ['amount'] },
  }),
  held('jackpot_run', {
    file: 'jackpots-won',
    ...{ of: ['member_id'], key: ['jackpot_id', 'number'] },
    shown: ['jackpot_id', 'number', 'won_at', 'bet_id'],
    money: ['amount'],
    withheld: { secret: ['seed_sealed', 'seed_hash'], internal: ['started_at'] },
  }),
  held('winner_day', {
    file: 'best-wins',
    ...{ of: ['member_id'], key: ['day', 'game_type'] },
    shown: ['day', 'game_type', 'bet_id', 'node_id', 'at'],
    money: ['win_amount'],
  }),
  held('vip_state', {
    file: 'vip-level',
    ...{ of: ['member_id'], key: ['member_id'], shown: ['level', 'month', 'since'] },
  }),
  held('vip_step', {
    file: 'vip-level-changes',
    ...{ of: ['member_id'], key: ['at', 'id'], shown: ['from_level', 'to_level', 'month', 'at'] },
    money: ['valid_bet'],
    withheld: { internal: ['id'] },
  }),
]
