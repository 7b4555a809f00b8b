import { sql } from 'kysely'
import { isOfHouse } from '../../ledger/accounts.ts'
import { masked } from '../../missions/names.ts'
import { held } from '../heldTable.ts'

const ownAccount = (memberId: string) => sql<boolean>`owner_id = ${memberId} AND NOT ${isOfHouse}`
/** The house's own accounts lie beside the member's. */
const ofOwnAccount = (memberId: string) => sql<boolean>`owner_id = ${memberId} AND account_id IN
  (SELECT account.id FROM account WHERE account.owner_id = ${memberId} AND NOT ${isOfHouse})`

const ofJournal = (column: 'type' | 'at') =>
  sql`(SELECT ${sql.ref(`journal.${column}`)} FROM journal WHERE journal.id = posting.journal_id)`

const nameOf = (other: 'transfer.from_member_id' | 'transfer.to_member_id') =>
  sql`(SELECT account FROM member WHERE member.id = ${sql.ref(other)})`

/** Balances and what moved them; deposits, withdrawals and transfers. */
export const moneyTables = [
  held('account', {
    file: 'balances',
    ...{ of: ownAccount, key: ['owner_id', 'id'] },
    shown: ['id', 'kind', 'currency', 'frozen', 'frozen_by_operator', 'frozen_for_dividend', 'opened_at'],
    money: ['balance'],
    withheld: { internal: ['owner_id', 'posting_count'] },
  }),
  held('journal', {
    file: 'ledger-journals',
    ...{ of: ['owner_id'], key: ['id'] },
    shown: ['id', 'type', 'currency', 'cause_type', 'cause_id', 'hold_id', 'reversal_of', 'at'],
    withheld: { another: ['actor'] },
  }),
  held('posting', {
    file: 'ledger-postings',
    ...{ of: ofOwnAccount, key: ['owner_id', 'account_id', 'position'] },
    shown: ['journal_id', 'account_id', 'position'],
    money: ['amount', 'balance_after'],
    // The journal of a transfer is its sender's.
    also: { type: () => ofJournal('type'), at: () => ofJournal('at') },
    withheld: { internal: ['owner_id', 'ordinal'] },
  }),
  held('hold', {
    file: 'ledger-holds',
    ...{ of: ['owner_id'], key: ['id'] },
    shown: ['id', 'account_id', 'state', 'created_at', 'closed_at'],
    money: ['amount', 'posted_amount'],
    withheld: { internal: ['held_account_id'] },
  }),
  held('deposit', {
    file: 'deposits',
    ...{ of: ['member_id'], key: ['created_at', 'id'] },
    shown: [
      ...(['id', 'method_id', 'state', 'reason', 'reference', 'payer_name', 'details', 'bonus_id'] as const),
      'created_at',
    ],
    money: ['amount', 'credited'],
    withheld: { internal: ['next_update_at'] },
  }),
  held('deposit_step', {
    file: 'deposit-steps',
    ...{ of: ['member_id'], key: ['deposit_id', 'position'] },
    shown: ['deposit_id', 'position', 'state', 'at', 'reason'],
  }),
  held('deposit_order', {
    file: 'deposit-orders',
    ...{ of: ['member_id'], key: ['deposit_id'] },
    shown: ['deposit_id', 'state', 'instructions', 'reference'],
    withheld: { internal: ['due_at', 'tries'] },
  }),
  held('deposit_payment', {
    file: 'deposit-payments',
    ...{ of: ['member_id'], key: ['deposit_id'], shown: ['payment_id', 'deposit_id', 'at'] },
    money: ['amount'],
    withheld: { internal: ['told_of'] },
  }),
  held('withdrawal', {
    file: 'withdrawals',
    ...{ of: ['member_id'], key: ['created_at', 'id'] },
    shown: ['id', 'state', 'reason', 'hold_id', 'bank_code', 'account_name', 'created_at', 'confirm_by'],
    money: ['amount', 'received'],
    sealed: { account_number_sealed: 'withdrawal-account' },
    withheld: { internal: ['account_number_tail', 'next_update_at'] },
  }),
  held('withdrawal_step', {
    file: 'withdrawal-steps',
    ...{ of: ['member_id'], key: ['withdrawal_id', 'position'] },
    shown: ['withdrawal_id', 'position', 'state', 'at', 'reason'],
  }),
  held('payout_order', {
    file: 'withdrawal-orders',
    ...{ of: ['member_id'], key: ['withdrawal_id'], shown: ['withdrawal_id', 'state', 'reference'] },
    withheld: { internal: ['due_at', 'tries'] },
  }),
  held('payout_hold', {
    file: 'withdrawals-on-hold',
    ...{ of: ['member_id'], key: ['member_id'], shown: ['until', 'reason', 'placed_at'] },
  }),
  held('voucher', {
    file: 'vouchers',
    ...{ of: ['member_id'], key: ['code_mark'], shown: ['created_at', 'deposit_id'], money: ['amount'] },
    withheld: { secret: ['code_mark'] },
  }),
  held('wallet_transfer', {
    file: 'wallet-transfers',
    ...{ of: ['member_id'], key: ['created_at', 'id'] },
    shown: ['id', 'vassalage', 'direction', 'state', 'reason', 'created_at'],
    money: ['amount'],
    withheld: { internal: ['next_update_at'] },
  }),
  held('wallet_transfer_step', {
    file: 'wallet-transfer-steps',
    ...{ of: ['member_id'], key: ['transfer_id', 'position'] },
    shown: ['transfer_id', 'position', 'state', 'at', 'reason'],
  }),
  held('transfer', {
    file: 'transfers',
    ...{
      of: ['from_member_id', 'to_member_id'],
      key: ['id'],
      shown: ['id', 'note', 'at'],
      money: ['amount'],
    },
    also: {
      sent: (memberId) => sql`from_member_id = ${memberId}`,
      other: (memberId) => sql`CASE WHEN from_member_id = ${memberId}
        THEN ${nameOf('transfer.to_member_id')} ELSE ${nameOf('transfer.from_member_id')} END`,
    },
    fields: ({ other }) => ({ other: typeof other === 'string' ? masked(other) : null }),
  }),
  held('transfer_request', {
    file: 'transfer-requests',
    ...{
      of: ['asking_id', 'asked_id'],
      key: ['id'],
      shown: ['id', 'note', 'state', 'at'],
      money: ['amount'],
    },
    also: { own: (memberId) => sql`asking_id = ${memberId}` },
  }),
]
