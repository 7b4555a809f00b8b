import * as z from 'zod/mini'
import { announcementTypes, executions } from './announcements.ts'
import { defineCall } from './call.ts'
import { fallbackLanguage, instant } from './scalars.ts'
import { customerService } from './system.ts'
import { balanceValue } from './wallet.ts'

const publicState = defineCall({
  id: 'publicState',
  method: 'GET',
  path: '/wps/public/state',
  summary:
    'What the frame of the site shows to whoever is signed in, in one call: balance, VIP level, badges, notices, popups, service, switches.',
  roles: ['member', 'trial'],
  value: z.object({
    ...balanceValue.shape,
    /** False for a trial account, which has no place on the ladder: it reads the lowest level. */
    hasVip: z.boolean(),
    vipLabelName: z.string(),
    /** The language of that name, where it is not the reader's. */
    vipLabelLanguage: fallbackLanguage,
    vipRankLevel: z.int(),
    /** Promotions whose payout waits to be claimed. */
    availablePromoCount: z.int(),
    availablePromo: z.object({ REFERRAL: z.object({ enabled: z.boolean() }) }),
    unreadMessage: z.int(),
    /** What can be claimed in the reward centre. */
    rewardCount: z.int(),
    /** Of those, rewards of missions and of the leaderboard. */
    missionCount: z.int(),
    /** Lines of the marquee, newest first. */
    notice: z.array(
      z.object({ id: z.string(), title: z.string(), language: fallbackLanguage, timestamp: instant }),
    ),
    /** Popups for signed-in members: A always, F when the sign-in said `firstTimeLogin`. */
    popup: z.array(
      z.object({
        id: z.string(),
        type: z.enum(announcementTypes),
        execution: z.array(z.enum(executions)),
        title: z.string(),
        language: fallbackLanguage,
        /** HTML, sanitised. */
        content: z.string(),
        timestamp: instant,
      }),
    ),
    customerService: z.array(customerService),
    whitelabelVal: z.record(z.string(), z.boolean()),
    regExp: z.object({ mobileNum: z.object({ maxLength: z.int() }) }),
  }),
})

export const publicStateCalls = { publicState } as const
