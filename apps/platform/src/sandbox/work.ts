import { bankNotice, takeBankNotice } from '../deposits/sandboxBank.ts'
import type { Platform } from '../platform.ts'
import { progressWithdrawal, withdrawalProgress } from '../withdrawals/progress.ts'
import { finishAbandoned, finishLater } from './vendor/rounds.ts'

/** Registers the delayed work of the money business: the bank's notices, withdrawals' steps, rounds left open. */
export async function startBusiness(platform: Platform): Promise<void> {
  const { jobs } = platform
  await jobs.handle(bankNotice, (unit, notice) => takeBankNotice(platform, unit, notice))
  await jobs.handle(withdrawalProgress, (unit, progress) => progressWithdrawal(platform, unit, progress))
  await jobs.handle(finishLater, (unit, { roundKey }) => finishAbandoned(platform, unit, roundKey))
}
