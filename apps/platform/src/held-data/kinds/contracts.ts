import { sql } from 'kysely'
import { termsOf, wireTerms } from '../../contracts/wording.ts'
import { held } from '../heldTable.ts'

const ofOwnContract = (memberId: string) =>
  sql<boolean>`contract_id IN (SELECT id FROM contract WHERE party_id = ${memberId})`
const ofOwnBill = (memberId: string) =>
  sql<boolean>`bill_id IN (SELECT id FROM bill WHERE party_id = ${memberId})`

/** The member's own contracts with its upline, their bills, and what it has settled about paying. */
export const contractTables = [
  held('contract', {
    file: 'contracts',
    ...{ of: ['party_id'], key: ['id'] },
    shown: [
      ...(['id', 'kind', 'version', 'previous_id', 'period', 'base', 'carry', 'tiers', 'auto_pay'] as const),
      ...(['state', 'offered_at', 'answer_by', 'valid_from', 'ends_at', 'end_reason'] as const),
    ],
    also: { terminated_by_self: (memberId) => sql`termination_by = ${memberId}` },
    fields: (row) => ({ tiers: wireTerms(termsOf(row), row.auto_pay).tiers }),
    withheld: {
      another: ['upline_id', 'termination_by'],
      internal: ['top_rate', 'next_close', 'settled_to'],
    },
  }),
  held('contract_step', {
    file: 'contract-steps',
    ...{ of: ofOwnContract, key: ['contract_id', 'position'] },
    shown: ['contract_id', 'position', 'action', 'at', 'text_version', 'language'],
    also: { own: (memberId) => sql`member_id = ${memberId}` },
    withheld: { another: ['member_id'] },
  }),
  held('bill', {
    file: 'bills',
    ...{ of: ['party_id'], key: ['window_from', 'id'] },
    shown: [
      ...(['id', 'contract_id', 'kind', 'window_from', 'window_to', 'adjustment', 'tier', 'state'] as const),
      ...(['pay_by', 'answer', 'answer_reason', 'answered_at', 'changed_at'] as const),
    ],
    money: ['amount', 'paid'],
    // Figures of the accounts below it; a rate is in the contract's tier.
    withheld: { another: ['upline_id', 'inputs', 'carried', 'base'], internal: ['rate'] },
  }),
  held('bill_dispute', {
    file: 'disputes',
    ...{
      of: ofOwnBill,
      key: ['bill_id'],
      shown: ['bill_id', 'opened_at', 'answer_by', 'ended_at', 'outcome'],
    },
    withheld: { another: ['last_by'] },
  }),
  held('bill_dispute_message', {
    file: 'dispute-messages',
    ...{ of: ['author_id'], key: ['bill_id', 'position'], shown: ['bill_id', 'position', 'text', 'at'] },
  }),
  held('payment_rule', {
    file: 'automatic-payment',
    ...{ of: ['member_id'], key: ['member_id'], shown: ['pay_order', 'changed_at'] },
    money: ['reserve', 'day_cap'],
  }),
  held('upline_freeze', {
    file: 'freezes',
    ...{ of: ['member_id'], key: ['id'], shown: ['since', 'lifted_at'] },
    withheld: { internal: ['id'] },
  }),
  held('team_alert', {
    file: 'team-alerts',
    ...{ of: ['member_id'], key: ['member_id'], shown: ['changed_at'], money: ['win', 'withdrawal'] },
  }),
  held('invite', {
    file: 'invitations',
    ...{ of: ['agent_id'], key: ['created_at', 'id'] },
    shown: [
      ...(['code', 'account_type', 'note', 'uses', 'max_uses', 'visits', 'rates', 'campaign'] as const),
      ...(['created_at', 'expires_at', 'revoked_at'] as const),
    ],
    withheld: { internal: ['id'] },
  }),
]
