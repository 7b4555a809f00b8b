import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, day, done, id, instant, keyset, keysetInfo, sortOrder, typed } from './scalars.ts'

/** What a sub-user may do, each with all of the one before it. */
export const subUserPermissions = ['view', 'cashier', 'full'] as const

export type SubUserPermission = (typeof subUserPermissions)[number]

const permission = z.enum(subUserPermissions)

/** The agent's own payment password: who only finds its page open makes no one who may pay. */
const paymentPassword = typed(64)

/** Its own authenticator app; until one that is `required` is connected, the session may do nothing else. */
export const subUserAuthenticator = z.enum(['none', 'required', 'connected'])

const subUser = z.object({
  id,
  account: z.string(),
  permission,
  disabled: z.boolean(),
  /** The password is the one that the agent chose: the sub-user has not signed in since. */
  passwordGiven: z.boolean(),
  /** It has connected an authenticator app, whose code it signs in with. */
  authenticator: z.boolean(),
  createdAt: instant,
  lastLoginAt: z.nullable(instant),
})

/** What sub-users can be sorted by: each column of their list; `permission` by how much it includes. */
export const subUserSorts = ['account', 'permission', 'state', 'authenticator', 'lastLoginAt'] as const

const subUsers = defineCall({
  id: 'subUsers',
  method: 'GET',
  path: '/wps/agent/subUsers',
  summary: 'The sub-users of an agent, oldest first.',
  roles: ['agent'],
  query: z.strictObject({
    /** Oldest first when left out. Those that never signed in are before all others. */
    sort: z.optional(z.enum(subUserSorts)),
    ...sortOrder,
  }),
  value: z.object({
    rows: z.array(subUser),
    max: z.int(),
    /** Sub-users have to connect an authenticator app before anything else. */
    authenticatorRequired: z.boolean(),
  }),
})

const addSubUser = defineCall({
  id: 'addSubUser',
  method: 'POST',
  path: '/wps/agent/subUsers',
  summary: 'Adds a sub-user, who signs in on the agents’ site and has to choose a password there first.',
  roles: ['agent'],
  reauthentication: true,
  encrypted: true,
  idempotent: true,
  stepUp: true,
  body: z.strictObject({ username: typed(64), password: typed(128), permission, paymentPassword }),
  value: subUser,
  errors: ['decryptionFailed', 'replayedRequest', 'paymentPasswordWrong', 'usernameTaken', 'tooManyOpen'],
})

const changeSubUser = defineCall({
  id: 'changeSubUser',
  method: 'PUT',
  path: '/wps/agent/subUsers/{id}',
  summary:
    'Changes what a sub-user may do, and enables one that was disabled. It counts from the next call on.',
  roles: ['agent'],
  reauthentication: true,
  encrypted: true,
  stepUp: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ permission, paymentPassword }),
  value: subUser,
  errors: ['decryptionFailed', 'replayedRequest', 'paymentPasswordWrong'],
})

const resetSubUserPassword = defineCall({
  id: 'resetSubUserPassword',
  method: 'POST',
  path: '/wps/agent/subUsers/{id}/password',
  summary:
    'Gives a sub-user a new password, which has to be changed at the next sign-in, and ends its sessions.',
  roles: ['agent'],
  reauthentication: true,
  encrypted: true,
  stepUp: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ password: typed(128), paymentPassword }),
  value: subUser,
  errors: ['decryptionFailed', 'replayedRequest', 'paymentPasswordWrong'],
})

const requireSubUserAuthenticator = defineCall({
  id: 'requireSubUserAuthenticator',
  method: 'PUT',
  path: '/wps/agent/subUserAuthenticator',
  summary:
    'Requires of all sub-users an authenticator app of their own, or no longer. Without one a sub-user can only connect it, from its next call on.',
  roles: ['agent'],
  reauthentication: true,
  encrypted: true,
  stepUp: true,
  body: z.strictObject({ required: z.boolean(), paymentPassword }),
  value: done,
  errors: ['decryptionFailed', 'replayedRequest', 'paymentPasswordWrong'],
})

const removeSubUserAuthenticator = defineCall({
  id: 'removeSubUserAuthenticator',
  method: 'POST',
  path: '/wps/agent/subUsers/{id}/authenticator/removal',
  summary:
    'Removes the authenticator app of a sub-user that has lost it, with its recovery codes, and ends its sessions.',
  roles: ['agent'],
  reauthentication: true,
  encrypted: true,
  stepUp: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ paymentPassword }),
  value: subUser,
  errors: ['decryptionFailed', 'replayedRequest', 'paymentPasswordWrong'],
})

const disableSubUser = defineCall({
  id: 'disableSubUser',
  method: 'POST',
  path: '/wps/agent/subUsers/{id}/disabling',
  summary: 'Ends the sessions of a sub-user and lets it sign in no more.',
  roles: ['agent'],
  reauthentication: true,
  params: z.strictObject({ id }),
  value: subUser,
})

const removeSubUser = defineCall({
  id: 'removeSubUser',
  method: 'DELETE',
  path: '/wps/agent/subUsers/{id}',
  summary:
    'Removes a sub-user and ends its sessions. What it did stays in the log, and its name stays taken.',
  roles: ['agent'],
  reauthentication: true,
  params: z.strictObject({ id }),
  value: done,
})

/** What actions of sub-users can be sorted by: each column of their log. Those without a value are before all others. */
export const subUserActionSorts = ['at', 'account', 'call', 'target', 'amount', 'result', 'address'] as const

const subUserActions = defineCall({
  id: 'subUserActions',
  method: 'GET',
  path: '/wps/agent/subUsers/actions',
  summary:
    'What sub-users did or tried to do, newest first; calls that only read are left out unless refused.',
  roles: ['agent'],
  query: z.strictObject({
    ...keyset,
    account: z.optional(typed(64)),
    from: z.optional(day),
    to: z.optional(day),
    /** Newest first when left out. */
    sort: z.optional(z.enum(subUserActionSorts)),
    ...sortOrder,
  }),
  value: z.object({
    rows: z.array(
      z.object({
        id,
        at: instant,
        /** Who; removed sub-users, too. */
        account: z.string(),
        /** The id of the call. */
        call: z.string(),
        /** With whom or what: a user name where it is an account, otherwise an id; null where there is none. */
        target: z.nullable(z.string()),
        amount: z.nullable(amount),
        /** `done`, the code of the refusal, or null where the outcome never became known. */
        result: z.nullable(z.string()),
        address: z.string(),
      }),
    ),
    page: keysetInfo,
  }),
})

export const subUserCalls = {
  subUsers,
  addSubUser,
  changeSubUser,
  resetSubUserPassword,
  requireSubUserAuthenticator,
  removeSubUserAuthenticator,
  disableSubUser,
  removeSubUser,
  subUserActions,
} as const

/**
 * What a sub-user needs for each call that an agent makes. A call that is not here is refused to all of them: their
 * management, the agent's own passwords, personal details and security, its limits, and closing the account.
 * `own` concerns nothing but the sub-user and its session: its password, and an authenticator app of its own.
 */
export const subUserPolicy: Readonly<Record<string, SubUserPermission | 'own'>> = {
  logout: 'own',
  memberInfo: 'own',
  changePassword: 'own',
  confirmPassword: 'own',
  eventTicket: 'own',
  authenticatorSecret: 'own',
  connectAuthenticator: 'own',
  removeAuthenticator: 'own',

  icons: 'view',
  balance: 'view',
  depositMethods: 'view',
  depositDetail: 'view',
  deposits: 'view',
  withdrawalDetail: 'view',
  withdrawals: 'view',
  walletTransferDetail: 'view',
  walletTransfers: 'view',
  merchantWallet: 'view',
  consolidatedFunds: 'view',
  limits: 'view',
  limitHistory: 'view',
  realityCheck: 'view',
  bets: 'view',
  betDetail: 'view',
  transactions: 'view',
  profitLoss: 'view',
  gameList: 'view',
  pvpRooms: 'view',
  searchGames: 'view',
  favouriteIds: 'view',
  favouriteGames: 'view',
  recentGames: 'view',
  recentLotteries: 'view',
  teamOverview: 'view',
  teamComparison: 'view',
  teamMembers: 'view',
  teamTree: 'view',
  teamMemberDetail: 'view',
  invites: 'view',
  teamReport: 'view',
  teamProfitLoss: 'view',
  teamBets: 'view',
  downlineTransactions: 'view',
  agentIncome: 'view',
  agentTransfers: 'view',
  transferRequests: 'view',
  agentSearch: 'view',
  teamNotes: 'view',
  teamTags: 'view',
  teamMemberGames: 'view',
  teamMemberTimeline: 'view',
  teamMemberStatement: 'view',
  tableSettings: 'view',
  reportSchedules: 'view',
  openReportFile: 'view',
  contractInfo: 'view',
  contracts: 'view',
  contractDetail: 'view',
  contractText: 'view',
  contractPreview: 'view',
  agentDay: 'view',
  teamAlerts: 'view',
  bills: 'view',
  billDays: 'view',
  billDetail: 'view',
  billMembers: 'view',
  billSlots: 'view',
  billBets: 'view',
  billDispute: 'view',
  payPlan: 'view',
  automaticPayment: 'view',
  contractForecast: 'view',
  contractFreeze: 'view',
  depositUse: 'view',
  dividendProcessing: 'view',
  dailySalaryProcessing: 'view',
  messages: 'view',
  unreadMessages: 'view',
  messageDetail: 'view',
  pendingActions: 'view',
  promotionStates: 'view',
  cases: 'view',
  caseDetail: 'view',
  createRecordExport: 'view',
  pushSettings: 'view',
  subscribePush: 'view',
  unsubscribePush: 'view',

  createTransfer: 'cashier',
  transferUpline: 'cashier',
  askTransfer: 'cashier',
  answerTransferRequest: 'cashier',
  payBills: 'cashier',
  collectBills: 'cashier',
  hourSalaryProcessing: 'cashier',
  realtimeSalaryProcessing: 'cashier',

  bankAccounts: 'full',
  createDeposit: 'full',
  withdrawalOptions: 'full',
  createWithdrawal: 'full',
  confirmWithdrawal: 'full',
  cancelWithdrawal: 'full',
  walletTransfer: 'full',
  launchGame: 'full',
  addFavourite: 'full',
  removeFavourite: 'full',
  createInvite: 'full',
  revokeInvite: 'full',
  openAccount: 'full',
  addTeamNote: 'full',
  removeTeamNote: 'full',
  setTeamTags: 'full',
  setTableLayout: 'full',
  saveTableView: 'full',
  removeTableView: 'full',
  previewOffer: 'full',
  offerContract: 'full',
  acceptContract: 'full',
  rejectContract: 'full',
  requestTermination: 'full',
  answerTermination: 'full',
  setTeamAlerts: 'full',
  createReportSchedule: 'full',
  pauseReportSchedule: 'full',
  deleteReportSchedule: 'full',
  answerBill: 'full',
  writeDispute: 'full',
  setAutomaticPayment: 'full',
  readMessages: 'full',
  markMessages: 'full',
  deleteMessages: 'full',
  applyForPromotion: 'full',
  claimPromotion: 'full',
  uploadPicture: 'full',
  feedback: 'full',
  replyToCase: 'full',
  escalateCase: 'full',
  closeCase: 'full',
  chatLaunch: 'full',
}

/** Whether a sub-user of a permission may make a call. */
export function allowsSubUser(call: string, has: SubUserPermission): boolean {
  const needed = Object.hasOwn(subUserPolicy, call) ? subUserPolicy[call] : undefined
  if (needed === undefined) return false
  return needed === 'own' || subUserPermissions.indexOf(needed) <= subUserPermissions.indexOf(has)
}
