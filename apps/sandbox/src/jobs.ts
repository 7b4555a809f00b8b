import type { Platform } from '@baize/platform/platform.ts'
import { bankNotice, takeBankNotice } from './bank.ts'
import { startChat } from './chat/reply.ts'
import { startStaff } from './operator/staff.ts'
import { holdDraws } from './vendor/drawing.ts'
import { publishFeeds } from './vendor/publishing.ts'
import { finishAbandoned, finishLater } from './vendor/rounds.ts'
import { finishTicket, ticketWork } from './vendor/tickets.ts'

/** Registers the sandbox's delayed work: the bank's notices, rounds left open, draws, feeds, and its staff's. */
export async function startBusiness(platform: Platform): Promise<void> {
  const { jobs } = platform
  await jobs.handle(bankNotice, (unit, notice) => takeBankNotice(platform, unit, notice))
  await jobs.handle(finishLater, (unit, { roundKey }) => finishAbandoned(platform, unit, roundKey))
  await jobs.handle(ticketWork, (unit, { ticketId }) => finishTicket(platform, unit, ticketId))
  await jobs.every('lottery.draw', 5, () => holdDraws(platform))
  await jobs.every('sandbox.feed', 5, () => publishFeeds(platform))
  await startStaff(platform)
  await startChat(platform)
}
