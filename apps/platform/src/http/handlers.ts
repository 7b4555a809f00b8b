import { announcementHandlers } from '../announcements/handlers.ts'
import { captchaHandlers } from '../captcha/captcha.ts'
import { depositHandlers } from '../deposits/handlers.ts'
import { gameHandlers } from '../games/lobby.ts'
import { startHousekeeping } from '../housekeeping/work.ts'
import { ticketHandlers } from '../live/tickets.ts'
import { changePasswordHandlers } from '../members/change-password.ts'
import { memberHandlers } from '../members/members.ts'
import type { Platform } from '../platform.ts'
import { betHandlers } from '../records/bets.ts'
import { transactionHandlers } from '../records/transactions.ts'
import { registrationHandlers, registrationPreparations } from '../registration/register.ts'
import { sandboxHandlers } from '../sandbox/handlers.ts'
import { startBusiness } from '../sandbox/work.ts'
import { seamlessHandlers } from '../seamless/handlers.ts'
import { loginHandlers } from '../sessions/login.ts'
import { logoutHandlers } from '../sessions/logout.ts'
import { systemHandlers } from '../system/handlers.ts'
import { inviteHandlers } from '../team/invites.ts'
import { teamMemberHandlers } from '../team/members.ts'
import { overviewHandlers } from '../team/overview.ts'
import { transferHandlers } from '../team/transfers.ts'
import { walletHandlers } from '../wallet/balance.ts'
import { withdrawalHandlers } from '../withdrawals/handlers.ts'
import type { Handlers, Preparations } from './implement.ts'

/** Every call of the contract, by the room that answers it. */
export const handlers: Handlers = {
  ...systemHandlers,
  ...captchaHandlers,
  ...loginHandlers,
  ...logoutHandlers,
  ...registrationHandlers,
  ...memberHandlers,
  ...changePasswordHandlers,
  ...ticketHandlers,
  ...announcementHandlers,
  ...gameHandlers,
  ...walletHandlers,
  ...depositHandlers,
  ...withdrawalHandlers,
  ...betHandlers,
  ...transactionHandlers,
  ...seamlessHandlers,
  ...sandboxHandlers,
  ...overviewHandlers,
  ...teamMemberHandlers,
  ...inviteHandlers,
  ...transferHandlers,
}

export const preparations: Preparations = { ...registrationPreparations }

/** Starts the delayed work of every room. */
export async function startWork(platform: Platform): Promise<void> {
  await startBusiness(platform)
  await startHousekeeping(platform)
}
