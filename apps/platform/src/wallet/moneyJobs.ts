import { depositExpiry, expireDeposit } from '../deposits/credit.ts'
import type { Platform } from '../platform.ts'
import { stepWalletTransfer, walletTransferStep } from '../vendor-wallets/progress.ts'
import { progressWithdrawal } from '../withdrawals/progress.ts'
import { withdrawalProgress } from '../withdrawals/progressJob.ts'

/** Registers the delayed work of money: deposits that expire, steps of withdrawals and of transfers to vendors. */
export async function startMoney(platform: Platform): Promise<void> {
  const { jobs } = platform
  await jobs.handle(depositExpiry, (unit, { depositId }) => expireDeposit(platform, unit, depositId))
  await jobs.handle(withdrawalProgress, (unit, progress) => progressWithdrawal(platform, unit, progress))
  await jobs.handle(walletTransferStep, (unit, { transferId }) =>
    stepWalletTransfer(platform, unit, transferId),
  )
}
