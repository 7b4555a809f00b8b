import { startAgentDay } from '../agent-day/alerts.ts'
import { agentDayHandlers } from '../agent-day/handlers.ts'
import { announcementHandlers } from '../announcements/handlers.ts'
import { startAnnouncements } from '../announcements/publish.ts'
import { forecastHandlers } from '../bills/forecastHandlers.ts'
import { billHandlers } from '../bills/handlers.ts'
import { paymentHandlers } from '../bills/paymentHandlers.ts'
import { payoutHandlers } from '../bills/payout.ts'
import { startSettlement } from '../bills/settlementJob.ts'
import { bonusDetailHandlers } from '../bonus/details.ts'
import { bonusHandlers } from '../bonus/handlers.ts'
import { captchaHandlers } from '../captcha/captcha.ts'
import { caseHandlers } from '../cases/handlers.ts'
import { startCases } from '../cases/service.ts'
import { chatHandlers } from '../chat/launch.ts'
import { startClosures } from '../closure/closureJobs.ts'
import { closureHandlers } from '../closure/handlers.ts'
import { consolidatedHandlers } from '../contracts/consolidated.ts'
import { contractHandlers } from '../contracts/handlers.ts'
import { depositNoticeHandlers } from '../deposits/gateway/notice.ts'
import { startDeposits } from '../deposits/gateway/orders.ts'
import { depositHandlers } from '../deposits/handlers.ts'
import { disputeHandlers } from '../disputes/handlers.ts'
import { exportHandlers } from '../exports/handlers.ts'
import { favouriteHandlers } from '../games/favourites.ts'
import { launchHandlers } from '../games/launch.ts'
import { lobbyHandlers } from '../games/lobby.ts'
import { lotteryHandlers } from '../games/lottery.ts'
import { oddsHandlers } from '../games/odds.ts'
import { searchHandlers } from '../games/search.ts'
import { heldDataHandlers } from '../held-data/handlers.ts'
import { helpHandlers } from '../help/handlers.ts'
import { startHousekeeping } from '../housekeeping/schedule.ts'
import { jackpotHandlers } from '../jackpots/handlers.ts'
import { ticketHandlers } from '../live/tickets.ts'
import { changePasswordHandlers } from '../members/change-password.ts'
import { startLooks } from '../members/looks.ts'
import { memberHandlers } from '../members/members.ts'
import { newPasswordHandlers } from '../members/new-password.ts'
import { passwordByMailHandlers } from '../members/password-by-mail.ts'
import { messageHandlers } from '../messages/handlers.ts'
import { missionHandlers } from '../missions/handlers.ts'
import { startOutbox } from '../outbox/deliver.ts'
import { pendingActionHandlers } from '../pending-actions/handlers.ts'
import type { Platform } from '../platform.ts'
import { pointsHandlers } from '../points/handlers.ts'
import { mallHandlers } from '../points/mall.ts'
import { profileHandlers } from '../profile/handlers.ts'
import { promotionHandlers } from '../promotions/handlers.ts'
import { publicStateHandlers } from '../public-state/handlers.ts'
import { startPush } from '../push/deliver.ts'
import { pushHandlers } from '../push/handlers.ts'
import { raffleHandlers } from '../raffles/handlers.ts'
import { rebateHandlers } from '../rebates/handlers.ts'
import { betDetailHandlers } from '../records/betDetail.ts'
import { betHandlers } from '../records/bets.ts'
import { profitLossHandlers } from '../records/profitLoss.ts'
import { transactionHandlers } from '../records/transactions.ts'
import { redEnvelopeHandlers } from '../red-envelope/handlers.ts'
import { referralHandlers } from '../referral/handlers.ts'
import { freePlayHandlers } from '../registration/freePlay.ts'
import { registrationPreparations } from '../registration/prepare.ts'
import { registrationHandlers } from '../registration/register.ts'
import { reportScheduleHandlers, reportSchedulePreparations } from '../report-schedules/handlers.ts'
import { startReportSchedules } from '../report-schedules/run.ts'
import { rewardHandlers } from '../rewards/handlers.ts'
import { startRewards } from '../rewards/rewardJobs.ts'
import { saferPlayHandlers } from '../safer-play/handlers.ts'
import { seamlessHandlers } from '../seamless/handlers.ts'
import { authenticatorHandlers } from '../security-centre/authenticator.ts'
import { bankAccountHandlers } from '../security-centre/bankAccounts.ts'
import { securityCentreHandlers } from '../security-centre/centre.ts'
import { contactHandlers } from '../security-centre/contacts.ts'
import { paymentPasswordHandlers } from '../security-centre/paymentPassword.ts'
import { challengeHandlers } from '../sessions/challenge.ts'
import { confirmationHandlers } from '../sessions/confirm.ts'
import { rememberedHandlers } from '../sessions/continueAs.ts'
import { exchangeHandlers } from '../sessions/exchange.ts'
import { loginHandlers } from '../sessions/login.ts'
import { logoutHandlers } from '../sessions/logout.ts'
import { sessionListHandlers } from '../sessions/manage.ts'
import { subUserHandlers, subUserPreparations } from '../sub-users/handlers.ts'
import { systemHandlers } from '../system/handlers.ts'
import { tableViewHandlers } from '../table-views/handlers.ts'
import { teamBetHandlers } from '../team/bets.ts'
import { incomeHandlers } from '../team/income.ts'
import { inviteHandlers } from '../team/invites.ts'
import { memberDetailHandlers } from '../team/memberDetail.ts'
import { memberGameHandlers } from '../team/memberGames.ts'
import { teamMemberHandlers } from '../team/members.ts'
import { noteHandlers } from '../team/notes.ts'
import { openAccountHandlers, openAccountPreparations } from '../team/openAccount.ts'
import { overviewHandlers } from '../team/overview.ts'
import { reportHandlers } from '../team/reports.ts'
import { transferRequestHandlers } from '../team/requests.ts'
import { startRollUp } from '../team/rollUp.ts'
import { agentSearchHandlers } from '../team/search.ts'
import { statementHandlers } from '../team/statement.ts'
import { tagHandlers } from '../team/tags.ts'
import { timelineHandlers } from '../team/timeline.ts'
import { teamTransactionHandlers } from '../team/transactions.ts'
import { transferHandlers } from '../team/transfers.ts'
import { teamTreeHandlers } from '../team/tree.ts'
import { uploadHandlers } from '../uploads/handlers.ts'
import { drawHandlers } from '../vendor-feed/draws.ts'
import { fixtureHandlers } from '../vendor-feed/fixtures.ts'
import { publishHandlers } from '../vendor-feed/publish.ts'
import { vendorWalletHandlers } from '../vendor-wallets/handlers.ts'
import { verificationHandlers } from '../verification/handlers.ts'
import { vipHandlers } from '../vip/handlers.ts'
import { walletHandlers } from '../wallet/balance.ts'
import { startMoney } from '../wallet/moneyJobs.ts'
import { winnerHandlers } from '../winners/handlers.ts'
import { payoutNoticeHandlers } from '../withdrawals/gateway/notice.ts'
import { startPayouts } from '../withdrawals/gateway/orders.ts'
import { withdrawalHandlers } from '../withdrawals/handlers.ts'
import type { PlatformHandlers, Preparations } from './implement.ts'

/** Every call of the contract that is no extension's, by the folder that handles it. */
export const handlers: PlatformHandlers = {
  ...systemHandlers,
  ...captchaHandlers,
  ...loginHandlers,
  ...logoutHandlers,
  ...confirmationHandlers,
  ...rememberedHandlers,
  ...challengeHandlers,
  ...verificationHandlers,
  ...newPasswordHandlers,
  ...passwordByMailHandlers,
  ...profileHandlers,
  ...exchangeHandlers,
  ...sessionListHandlers,
  ...freePlayHandlers,
  ...securityCentreHandlers,
  ...paymentPasswordHandlers,
  ...contactHandlers,
  ...bankAccountHandlers,
  ...authenticatorHandlers,
  ...closureHandlers,
  ...registrationHandlers,
  ...memberHandlers,
  ...changePasswordHandlers,
  ...ticketHandlers,
  ...announcementHandlers,
  ...helpHandlers,
  ...messageHandlers,
  ...pendingActionHandlers,
  ...pushHandlers,
  ...caseHandlers,
  ...chatHandlers,
  ...promotionHandlers,
  ...uploadHandlers,
  ...lobbyHandlers,
  ...launchHandlers,
  ...exportHandlers,
  ...heldDataHandlers,
  ...favouriteHandlers,
  ...searchHandlers,
  ...lotteryHandlers,
  ...jackpotHandlers,
  ...oddsHandlers,
  ...walletHandlers,
  ...vendorWalletHandlers,
  ...depositHandlers,
  ...depositNoticeHandlers,
  ...withdrawalHandlers,
  ...payoutNoticeHandlers,
  ...betHandlers,
  ...betDetailHandlers,
  ...transactionHandlers,
  ...profitLossHandlers,
  ...saferPlayHandlers,
  ...seamlessHandlers,
  ...publishHandlers,
  ...fixtureHandlers,
  ...drawHandlers,
  ...overviewHandlers,
  ...teamMemberHandlers,
  ...teamTreeHandlers,
  ...memberDetailHandlers,
  ...memberGameHandlers,
  ...noteHandlers,
  ...agentSearchHandlers,
  ...statementHandlers,
  ...tagHandlers,
  ...tableViewHandlers,
  ...timelineHandlers,
  ...inviteHandlers,
  ...transferHandlers,
  ...openAccountHandlers,
  ...reportHandlers,
  ...teamBetHandlers,
  ...teamTransactionHandlers,
  ...incomeHandlers,
  ...transferRequestHandlers,
  ...contractHandlers,
  ...billHandlers,
  ...payoutHandlers,
  ...agentDayHandlers,
  ...subUserHandlers,
  ...reportScheduleHandlers,
  ...disputeHandlers,
  ...forecastHandlers,
  ...paymentHandlers,
  ...consolidatedHandlers,
  ...bonusDetailHandlers,
  ...bonusHandlers,
  ...pointsHandlers,
  ...mallHandlers,
  ...rewardHandlers,
  ...vipHandlers,
  ...rebateHandlers,
  ...missionHandlers,
  ...winnerHandlers,
  ...referralHandlers,
  ...redEnvelopeHandlers,
  ...publicStateHandlers,
  ...raffleHandlers,
}

export const preparations: Preparations = {
  ...registrationPreparations,
  ...openAccountPreparations,
  ...reportSchedulePreparations,
  ...subUserPreparations,
}

/** Starts the jobs of every module. */
export async function startWork(platform: Platform): Promise<void> {
  await startMoney(platform)
  await startSettlement(platform)
  await startAgentDay(platform)
  await startReportSchedules(platform)
  await startAnnouncements(platform)
  await startCases(platform)
  await startRewards(platform)
  await startRollUp(platform)
  await startHousekeeping(platform)
  await startClosures(platform)
  await startLooks(platform)
  await startOutbox(platform)
  await startPush(platform)
  await startPayouts(platform)
  await startDeposits(platform)
}
