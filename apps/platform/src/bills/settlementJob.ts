import { expireOffers } from '../contracts/expiry.ts'
import type { Platform } from '../platform.ts'
import { payByItself } from './automatic.ts'
import { closeOverdue, forcePayments } from './freeze.ts'
import { adjustLate, settleDue } from './settle.ts'
import { warnOfShortages } from './shortage.ts'

const everySeconds = 15
const everyHour = 3_600

/** One turn of settlement: windows that have closed, bills that can be paid, and those whose time is over. */
export async function settlementTurn(platform: Platform): Promise<void> {
  await expireOffers(platform)
  await settleDue(platform)
  await platform.counterparts.staff?.settle(platform)
  await payByItself(platform)
  await closeOverdue(platform)
  await forcePayments(platform)
}

/** Settlement runs as a job, in one of all processes that share the database. */
export async function startSettlement(platform: Platform): Promise<void> {
  const { jobs, settings } = platform
  await jobs.every('settlement', settings.shortDelays ? 2 : everySeconds, () => settlementTurn(platform))
  await jobs.every('settlement.adjust', everyHour, () => adjustLate(platform))
  await jobs.every('settlement.shortage', everyHour, () => warnOfShortages(platform))
}
