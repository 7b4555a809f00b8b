import { calls } from '@baize/api/contract'
import { announcementHandlers } from '../announcements/handlers.ts'
import { captchaHandlers } from '../captcha/captcha.ts'
import { ticketHandlers } from '../live/tickets.ts'
import { changePasswordHandlers } from '../members/change-password.ts'
import { memberHandlers } from '../members/members.ts'
import type { Platform } from '../platform.ts'
import { registrationHandlers, registrationPreparations } from '../registration/register.ts'
import { loginHandlers } from '../sessions/login.ts'
import { logoutHandlers } from '../sessions/logout.ts'
import { systemHandlers } from '../system/handlers.ts'
import type { Handlers, Preparations } from './implement.ts'
import { Refusal } from './refusal.ts'

const stub = Object.fromEntries(
  Object.keys(calls).map((id) => [
    id,
    async () => {
      throw new Refusal('notFound')
    },
  ]),
) as unknown as Handlers

export const handlers: Handlers = {
  ...stub,
  ...systemHandlers,
  ...captchaHandlers,
  ...loginHandlers,
  ...logoutHandlers,
  ...registrationHandlers,
  ...memberHandlers,
  ...changePasswordHandlers,
  ...ticketHandlers,
  ...announcementHandlers,
}

export const preparations: Preparations = { ...registrationPreparations }

export async function startWork(_platform: Platform): Promise<void> {}
