import type { CallInput, calls } from '@baize/api/contract'
import type { CallId } from './implement.ts'

const money = { amount: '10.00', paymentPassword: '246810' }
const movement = {
  requestId: 'request-0001',
  playSession: 'none',
  roundId: 'round-0001',
  transactionId: 'transaction-0001',
}

/** A well-formed input for every call, for tests to spoil one piece at a time. A call without one does not compile. */
export const samples: { readonly [Id in CallId]: CallInput<(typeof calls)[Id]> } = {
  permission: {},
  systemStatus: {},
  encryptionKeys: {},
  registerSettings: {},
  captcha: {},
  login: { body: { type: 'username', username: 'nobody2026', password: 'not-the-password' } },
  logout: {},
  register: {
    body: {
      username: 'sample2026',
      password: 'Some-pass-99',
      confirmPassword: 'Some-pass-99',
      paymentPassword: '135790',
      registerUrl: 'http://localhost:4301/register',
      domain: 'localhost',
      registerMethod: 'WEB',
      termsAccepted: true,
      termsVersion: '2026-11-01',
      termsLanguage: 'km',
    },
  },
  affiliate: { query: { code: 'unknown1' } },
  memberInfo: {},
  changePassword: {
    body: {
      oldPassword: 'not-the-password',
      newPassword: 'Other-pass-99',
      confirmNewPassword: 'Other-pass-99',
    },
  },
  eventTicket: {},
  balance: {},
  depositMethods: {},
  createDeposit: { body: { methodId: 'localBank', amount: '10.00' } },
  depositDetail: { params: { id: 'unknown' } },
  deposits: { query: { pageNo: '1', pageSize: '20' } },
  withdrawalOptions: {},
  createWithdrawal: {
    body: { ...money, bankCode: 'ABA', accountName: 'Dara Sok', accountNumber: '000123456' },
  },
  withdrawalDetail: { params: { id: 'unknown' } },
  withdrawals: { query: { pageNo: '1', pageSize: '20' } },
  confirmWithdrawal: { params: { id: 'unknown' }, body: { outcome: 'received' } },
  cancelWithdrawal: { params: { id: 'unknown' } },
  bets: { query: { from: '2026-11-01', to: '2026-11-30' } },
  transactions: { query: { from: '2026-11-01', to: '2026-11-30', type: 'deposit' } },
  gameMenus: {},
  gameSections: { query: { language: 'km' } },
  gameList: { query: { gameType: 'RNG' } },
  launchGame: { query: { nodeId: 'unknown' } },
  announcements: { query: { language: 'km' } },
  teamOverview: { query: { from: '2026-11-01', to: '2026-11-30' } },
  teamMembers: { query: { pageNo: '1', search: 'vibol' } },
  createInvite: { body: { accountType: 'member', maxUses: 1, expiresInDays: 1, note: '' } },
  invites: { query: { pageNo: '1' } },
  revokeInvite: { params: { id: 'unknown' } },
  createTransfer: { body: { ...money, toMemberId: 'unknown', note: '' } },
  seamlessBalance: { body: { requestId: 'request-0001', playSession: 'none' } },
  seamlessBet: { body: { ...movement, amount: '1.00' } },
  seamlessWin: { body: { ...movement, amount: '1.00', betTransactionId: 'bet-0001' } },
  seamlessRollback: { body: { ...movement, betTransactionId: 'bet-0001' } },
  sandboxStatus: { body: { status: 0 } },
  sandboxVendor: { body: { vassalage: 'none' } },
  sandboxOpenGame: { body: { launch: 'none' } },
  sandboxPlay: { body: { playSession: 'none', roundId: 'round-0001', stake: '1.00' } },
}
