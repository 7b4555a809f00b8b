import type { CallDefinition } from '@baize/api/contract'
import type { AuditSubject } from './tables.ts'

const money = [
  ...['createDeposit', 'createWithdrawal', 'confirmWithdrawal', 'cancelWithdrawal', 'walletTransfer'],
  ...['createTransfer', 'transferUpline', 'askTransfer', 'answerTransferRequest', 'payBills', 'collectBills'],
  ...[
    'answerBill',
    'writeDispute',
    'setAutomaticPayment',
    'offerContract',
    'acceptContract',
    'rejectContract',
  ],
  ...[
    'requestTermination',
    'answerTermination',
    'claimBonus',
    'cancelBonus',
    'redeemPromoCode',
    'claimReward',
  ],
  ...['convertPoints', 'redeemPoints', 'pointsReward', 'claimRebate', 'openEnvelope', 'claimRaffle'],
  ...[
    'applyForPromotion',
    'claimPromotion',
    'payoutNotice',
    'depositNotice',
    'seamlessRollback',
    'seamlessVoid',
  ],
]

const access = [
  ...[
    'login',
    'loginVerification',
    'loginRemembered',
    'forgetRemembered',
    'logout',
    'register',
    'registerMobile',
  ],
  ...[
    'exchangeSessionCode',
    'changePassword',
    'confirmPassword',
    'resetPasswordByMobile',
    'completePassword',
    'endSession',
  ],
  ...['endOtherSessions', 'changePaymentPassword', 'verifyMobile', 'verifyEmail', 'addBankAccount'],
  ...[
    'defaultBankAccount',
    'removeBankAccount',
    'connectAuthenticator',
    'removeAuthenticator',
    'showIdentity',
  ],
  ...['openAccount', 'createInvite', 'revokeInvite', 'addSubUser', 'changeSubUser', 'resetSubUserPassword'],
  ...['requireSubUserAuthenticator', 'removeSubUserAuthenticator', 'disableSubUser', 'removeSubUser'],
  ...['createRecordExport', 'openReportFile', 'createHeldDataExport', 'requestClosure', 'cancelClosure'],
]

const settings = [
  ...['updateProfile', 'setLimit', 'confirmLimit', 'withdrawLimitChange', 'exclude', 'setBoardVisibility'],
  ...['createReportSchedule', 'pauseReportSchedule', 'deleteReportSchedule', 'setTeamAlerts'],
]

const subjects: ReadonlyMap<string, AuditSubject> = new Map([
  ...money.map((id) => [id, 'money'] as const),
  ...access.map((id) => [id, 'access'] as const),
  ...settings.map((id) => [id, 'settings'] as const),
])

/** Calls by which a game of the sandbox is played: its bets and wins are in the ledger. */
const played: ReadonlySet<string> = new Set([
  ...[
    'sandboxGame',
    'sandboxOpenGame',
    'sandboxPlay',
    'sandboxFairness',
    'sandboxRotateSeed',
    'sandboxTicket',
  ],
  ...['sandboxTickets', 'sandboxCashOut', 'sandboxOpenChat', 'sandboxChatMessages'],
])

const operatorMoney: ReadonlySet<string> = new Set([
  ...['sandboxVoucher', 'sandboxHeldWin', 'sandboxVoid', 'sandboxEnvelope', 'sandboxRaffle'],
  ...['sandboxContract', 'sandboxSettlement', 'sandboxDispute'],
])

/** What a call changes that the audit log has to name; null for a call that is not in it. Every call of an operator is. */
export function auditSubject({
  id,
  method,
  roles,
}: Pick<CallDefinition, 'id' | 'method' | 'roles'>): AuditSubject | null {
  const known = subjects.get(id)
  if (known) return known
  if (method === 'GET' || !roles.includes('sandbox') || played.has(id)) return null
  return operatorMoney.has(id) ? 'money' : 'settings'
}

/** Calls without a key whose change is nothing but statements on the context's database: all of it and the entry are one transaction. */
export const transactedCalls: ReadonlySet<string> = new Set([
  ...['endSession', 'endOtherSessions', 'logout', 'changeSubUser', 'disableSubUser', 'removeSubUser'],
  ...['requireSubUserAuthenticator', 'revokeInvite', 'setAutomaticPayment', 'setTeamAlerts'],
  ...['setBoardVisibility', 'pauseReportSchedule', 'deleteReportSchedule'],
])

export const auditedIds: readonly string[] = [...subjects.keys()]
