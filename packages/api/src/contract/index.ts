import { agentCalls } from './agent.ts'
import { agentDayCalls } from './agentDay.ts'
import { announcementCalls } from './announcements.ts'
import { billsCalls } from './bills.ts'
import { bonusCalls } from './bonus.ts'
import type { CallInput } from './call.ts'
import { caseCalls } from './cases.ts'
import { chatCalls } from './chat.ts'
import { closureCalls } from './closure.ts'
import { contractsCalls } from './contracts.ts'
import { depositNoticeCalls } from './depositNotice.ts'
import { downlineCalls } from './downline.ts'
import { exportsCalls } from './exports.ts'
import { gameListsCalls } from './gameLists.ts'
import { gamesCalls } from './games.ts'
import { heldDataCalls } from './heldData.ts'
import { jackpotCalls } from './jackpots.ts'
import { limitsCalls } from './limits.ts'
import { lotteryCalls } from './lottery.ts'
import { membersCalls } from './members.ts'
import { messageCalls } from './messages.ts'
import { missionsCalls } from './missions.ts'
import { payoutCalls } from './payouts.ts'
import { pendingActionCalls } from './pendingActions.ts'
import { pointsCalls } from './points.ts'
import { profileCalls } from './profile.ts'
import { promotionCalls } from './promotions.ts'
import { publicStateCalls } from './publicState.ts'
import { pushCalls } from './push.ts'
import { raffleCalls } from './raffles.ts'
import { recordsCalls } from './records.ts'
import { redEnvelopeCalls } from './redEnvelope.ts'
import { referralCalls } from './referral.ts'
import { reportScheduleCalls } from './reportSchedules.ts'
import { rewardsCalls } from './rewards.ts'
import { sandboxCalls } from './sandbox.ts'
import { sandboxGamesCalls } from './sandboxGames.ts'
import { seamlessCalls } from './seamless.ts'
import { securityCalls } from './security.ts'
import { sessionCalls } from './session.ts'
import { subUserCalls } from './subUsers.ts'
import { systemCalls } from './system.ts'
import { tableViewCalls } from './tableViews.ts'
import { teamCalls } from './team.ts'
import { uploadCalls } from './uploads.ts'
import { vendorFeedCalls } from './vendorFeed.ts'
import { vendorWalletCalls } from './vendorWallets.ts'
import { vipCalls } from './vip.ts'
import { walletCalls } from './wallet.ts'
import { winnersCalls } from './winners.ts'

export {
  accountSorts,
  createInvite,
  createTransfer,
  inviteSorts,
  invites,
  revokeInvite,
  teamMembers,
  teamOverview,
  teamTree,
} from './agent.ts'
export {
  announcementList,
  announcementTypes,
  bannerGroups,
  banners,
  executions,
  linkageTypes,
} from './announcements.ts'
export {
  bill,
  billBetSorts,
  billMemberSorts,
  billSorts,
  billStates,
  contractFreeze,
  forecastSorts,
  paymentOrders,
} from './bills.ts'
export {
  bonusChange,
  bonuses,
  bonusGrant,
  bonusStates,
  bonusTriggers,
  cancelBonus,
  claimBonus,
  redeemPromoCode,
} from './bonus.ts'
export type { CallDefinition, CallInput, CallRequest, CallValue, Method, ReceivedFile, Role } from './call.ts'
export { caseStates, feedbackType } from './cases.ts'
export { type ChatEvent, chatEvent, chatHello } from './chat.ts'
export { accountClosure, type ClosureBlocker } from './closure.ts'
export {
  contract,
  contractActions,
  contractKinds,
  contractPeriods,
  contractSorts,
  contractStates,
  contractTier,
  offerContract,
  previewOffer,
  rejectContract,
} from './contracts.ts'
export { teamMemberTimeline } from './downline.ts'
export { type Envelope, envelope, fieldProblem, type WireFieldProblem } from './envelope.ts'
export { commonErrors, type ErrorCode, errorStatus, sessionErrors } from './errors.ts'
export { hello, type LiveEvent, liveEvent } from './events.ts'
export { exportableRecords, exportFormats, maxExportRows } from './exports.ts'
export {
  announcements,
  gameList,
  gameMenus,
  gameSections,
  gameSelects,
  gameSorts,
  gameTypes,
  launchGame,
} from './games.ts'
export { limitChanges, limitKinds, limitPeriods, limits } from './limits.ts'
export { noLoginCode, resetPasswordByMobile, sandboxOutbox } from './members.ts'
export {
  deleteMessages,
  markMessages,
  messageDetail,
  messageKinds,
  messages,
  readMessages,
  unreadMessages,
} from './messages.ts'
export {
  missionLeaderboard,
  missionMetrics,
  missionProgress,
  missionSummary,
  missionWindows,
} from './missions.ts'
export { pendingActions } from './pendingActions.ts'
export {
  convertPoints,
  mallProducts,
  pointsBalance,
  pointsChange,
  pointsConfig,
  pointsDetails,
  pointsEntryTypes,
  pointsReward,
  redeemList,
  redeemPoints,
  redemptionStates,
} from './points.ts'
export {
  chooseIcon,
  completePassword,
  forgotPassword,
  icons,
  type ProfileField,
  profile,
  profileFields,
  updateProfile,
} from './profile.ts'
export {
  applyForPromotion,
  claimPromotion,
  promotionCategories,
  promotionDetail,
  promotionState,
  promotionStates,
  promotionStatuses,
  promotions,
} from './promotions.ts'
export { pushSettings, subscribePush, unsubscribePush } from './push.ts'
export {
  betDetail,
  betDevices,
  betStates,
  bets,
  drawKinds,
  profitLoss,
  transactions,
  transactionTypes,
} from './records.ts'
export { referralStates } from './referral.ts'
export { maxReportSchedules, reportCadences, reportSorts, scheduledRecords } from './reportSchedules.ts'
export {
  claimReward,
  reward,
  rewardHistory,
  rewardKinds,
  rewardReady,
  rewardSources,
  rewards,
} from './rewards.ts'
export { sandboxOpenGame, sandboxPlay, sandboxStatus, sandboxVendor } from './sandbox.ts'
export { betPart, seamlessBalance, seamlessBet, seamlessRollback, seamlessWin } from './seamless.ts'
export {
  addBankAccount,
  authenticatorSecret,
  bankAccount,
  bankAccounts,
  changePaymentPassword,
  connectAuthenticator,
  contactCode,
  defaultBankAccount,
  endOtherSessions,
  endSession,
  exchangeSessionCode,
  freePlay,
  loginHistory,
  removeAuthenticator,
  removeBankAccount,
  securityCentre,
  sessionCode,
  sessions,
  verifyEmail,
  verifyMobile,
} from './security.ts'
export {
  affiliate,
  changePassword,
  eventTicket,
  forgetRemembered,
  login,
  loginRemembered,
  loginVerification,
  loginVerificationCode,
  logout,
  memberInfo,
  type RegisterField,
  register,
  registerFields,
  registerMobile,
  rememberedAccount,
} from './session.ts'
export {
  allowsSubUser,
  type SubUserPermission,
  subUserActionSorts,
  subUserPermissions,
  subUserPolicy,
  subUserSorts,
} from './subUsers.ts'
export {
  appDownload,
  captcha,
  countryCodes,
  domainRoute,
  encryptionKeys,
  helpCenter,
  permission,
  registerRule,
  registerSettings,
  systemStatus,
  whitelabel,
} from './system.ts'
export { maxViews, maxWidths, viewPages } from './tableViews.ts'
export {
  agentTransfers,
  betSorts,
  daySorts,
  downlineTransactionTypes,
  openAccount,
  teamBets,
  transactionSorts,
  transferRequestSorts,
  transferSorts,
} from './team.ts'
export { uploadIds, uploadLimit, uploadPicture, uploadsTogether } from './uploads.ts'
export { matchStates } from './vendorFeed.ts'
export {
  consolidatedFunds,
  merchantWallet,
  walletTransfer,
  walletTransferDetail,
  walletTransferStates,
  walletTransfers,
} from './vendorWallets.ts'
export { claimRebate, rebate, rebateHistory, vip, vipChange } from './vip.ts'
export {
  balance,
  balanceValue,
  cancelWithdrawal,
  confirmWithdrawal,
  createDeposit,
  createWithdrawal,
  deposit,
  depositBonus,
  depositDetail,
  depositKinds,
  depositMethods,
  depositStates,
  deposits,
  withdrawal,
  withdrawalDetail,
  withdrawalOptions,
  withdrawalStates,
  withdrawals,
} from './wallet.ts'

/**
 * Every call by its id: what the platform implements, OpenAPI describes and the generated tests walk over.
 * Each domain's file lists its own; who may make a call is in its `roles`.
 */
export const calls = {
  ...systemCalls,
  ...sessionCalls,
  ...membersCalls,
  ...securityCalls,
  ...profileCalls,
  ...walletCalls,
  ...payoutCalls,
  ...depositNoticeCalls,
  ...vendorWalletCalls,
  ...limitsCalls,
  ...closureCalls,
  ...recordsCalls,
  ...gamesCalls,
  ...gameListsCalls,
  ...agentCalls,
  ...teamCalls,
  ...downlineCalls,
  ...contractsCalls,
  ...agentDayCalls,
  ...tableViewCalls,
  ...subUserCalls,
  ...billsCalls,
  ...bonusCalls,
  ...announcementCalls,
  ...pointsCalls,
  ...reportScheduleCalls,
  ...rewardsCalls,
  ...messageCalls,
  ...pendingActionCalls,
  ...pushCalls,
  ...promotionCalls,
  ...uploadCalls,
  ...seamlessCalls,
  ...vendorFeedCalls,
  ...sandboxCalls,
  ...vipCalls,
  ...missionsCalls,
  ...winnersCalls,
  ...referralCalls,
  ...redEnvelopeCalls,
  ...publicStateCalls,
  ...jackpotCalls,
  ...sandboxGamesCalls,
  ...lotteryCalls,
  ...caseCalls,
  ...exportsCalls,
  ...heldDataCalls,
  ...chatCalls,
  ...raffleCalls,
} as const

/** The definition of every call, by id. */
export type Calls = typeof calls

/** What each call takes, by id: `CallInputs['login']`. Looked up by name, which is cheap however many calls there are. */
export type CallInputs = { readonly [Id in keyof Calls]: CallInput<Calls[Id]> }
