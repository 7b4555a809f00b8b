import * as agent from './agent.ts'
import * as games from './games.ts'
import * as records from './records.ts'
import * as sandbox from './sandbox.ts'
import * as seamless from './seamless.ts'
import * as session from './session.ts'
import * as system from './system.ts'
import * as wallet from './wallet.ts'

export {
  createInvite,
  createTransfer,
  invites,
  revokeInvite,
  teamMembers,
  teamOverview,
} from './agent.ts'
export type { CallDefinition, CallInput, CallRequest, CallValue, Method, Role } from './call.ts'
export { type Envelope, envelope, fieldProblem, type WireFieldProblem } from './envelope.ts'
export { commonErrors, type ErrorCode, errorStatus, sessionErrors } from './errors.ts'
export { hello, type LiveEvent, liveEvent } from './events.ts'
export { announcements, gameList, gameMenus, gameSections, gameTypes, launchGame } from './games.ts'
export { betStates, bets, transactions, transactionTypes } from './records.ts'
export { sandboxOpenGame, sandboxPlay, sandboxStatus, sandboxVendor } from './sandbox.ts'
export { seamlessBalance, seamlessBet, seamlessRollback, seamlessWin } from './seamless.ts'
export {
  affiliate,
  changePassword,
  eventTicket,
  login,
  logout,
  memberInfo,
  type RegisterField,
  register,
  registerFields,
} from './session.ts'
export {
  captcha,
  encryptionKeys,
  permission,
  registerRule,
  registerSettings,
  systemStatus,
} from './system.ts'
export {
  balance,
  balanceValue,
  cancelWithdrawal,
  confirmWithdrawal,
  createDeposit,
  createWithdrawal,
  deposit,
  depositDetail,
  depositMethods,
  depositStates,
  deposits,
  withdrawal,
  withdrawalDetail,
  withdrawalOptions,
  withdrawalStates,
  withdrawals,
} from './wallet.ts'

/** Every call by its id: what the platform implements, OpenAPI describes and the generated tests walk over. */
export const calls = {
  permission: system.permission,
  systemStatus: system.systemStatus,
  encryptionKeys: system.encryptionKeys,
  registerSettings: system.registerSettings,
  captcha: system.captcha,
  login: session.login,
  logout: session.logout,
  register: session.register,
  affiliate: session.affiliate,
  memberInfo: session.memberInfo,
  changePassword: session.changePassword,
  eventTicket: session.eventTicket,
  balance: wallet.balance,
  depositMethods: wallet.depositMethods,
  createDeposit: wallet.createDeposit,
  depositDetail: wallet.depositDetail,
  deposits: wallet.deposits,
  withdrawalOptions: wallet.withdrawalOptions,
  createWithdrawal: wallet.createWithdrawal,
  withdrawalDetail: wallet.withdrawalDetail,
  withdrawals: wallet.withdrawals,
  confirmWithdrawal: wallet.confirmWithdrawal,
  cancelWithdrawal: wallet.cancelWithdrawal,
  bets: records.bets,
  transactions: records.transactions,
  gameMenus: games.gameMenus,
  gameSections: games.gameSections,
  gameList: games.gameList,
  launchGame: games.launchGame,
  announcements: games.announcements,
  teamOverview: agent.teamOverview,
  teamMembers: agent.teamMembers,
  createInvite: agent.createInvite,
  invites: agent.invites,
  revokeInvite: agent.revokeInvite,
  createTransfer: agent.createTransfer,
  seamlessBalance: seamless.seamlessBalance,
  seamlessBet: seamless.seamlessBet,
  seamlessWin: seamless.seamlessWin,
  seamlessRollback: seamless.seamlessRollback,
  sandboxStatus: sandbox.sandboxStatus,
  sandboxVendor: sandbox.sandboxVendor,
  sandboxOpenGame: sandbox.sandboxOpenGame,
  sandboxPlay: sandbox.sandboxPlay,
} as const
