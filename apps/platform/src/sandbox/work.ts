import { depositExpiry, expireDeposit } from '../deposits/credit.ts'
import { bankNotice, takeBankNotice } from '../deposits/sandboxBank.ts'
import type { Platform } from '../platform.ts'
import { stepWalletTransfer, walletTransferStep } from '../vendor-wallets/progress.ts'
import { progressWithdrawal } from '../withdrawals/progress.ts'
import { withdrawalProgress } from '../withdrawals/sandboxPlan.ts'
import { holdDraws } from './vendor/drawing.ts'
import { publishFeeds } from './vendor/publishing.ts'
import { finishAbandoned, finishLater } from './vendor/rounds.ts'
import { finishTicket, ticketWork } from './vendor/tickets.ts'

/** Registers the delayed work of the money business: the bank's notices, withdrawals' steps, rounds left open. */
export async function startBusiness(platform: Platform): Promise<void> {
  const { jobs } = platform
  await jobs.handle(bankNotice, (unit, notice) => takeBankNotice(platform, unit, notice))
  await jobs.handle(depositExpiry, (unit, { depositId }) => expireDeposit(platform, unit, depositId))
  await jobs.handle(withdrawalProgress, (unit, progress) => progressWithdrawal(platform, unit, progress))
  await jobs.handle(walletTransferStep, (unit, { transferId }) =>
    stepWalletTransfer(platform, unit, transferId),
  )
  await jobs.handle(finishLater, (unit, { roundKey }) => finishAbandoned(platform, unit, roundKey))
  await jobs.handle(ticketWork, (unit, { ticketId }) => finishTicket(platform, unit, ticketId))
  await jobs.every('lottery.draw', 5, () => holdDraws(platform))
  if (platform.settings.sandbox) await jobs.every('sandbox.feed', 5, () => publishFeeds(platform))
}
