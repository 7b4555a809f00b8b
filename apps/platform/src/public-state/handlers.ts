import { readHeadlines, readPopups } from '../announcements/handlers.ts'
import { namedIn } from '../games/names.ts'
import { trialType } from '../http/guard.ts'
import type { Context, Handlers, Session } from '../http/implement.ts'
import { countUnread } from '../messages/send.ts'
import { countClaimable, readStates } from '../promotions/handlers.ts'
import { claimable } from '../rewards/handlers.ts'
import { mobileMaxLength } from '../system/countries.ts'
import { serviceEntries } from '../system/customer-service.ts'
import { levelAt, vipLabel } from '../vip/levels.ts'
import { levelOf } from '../vip/progress.ts'
import { balanceFor } from '../wallet/balance.ts'

const none = { level: 1, unread: 0, promotions: 0, rewards: 0, missions: 0 }

/** What only a real account has. */
async function standing(context: Context & { readonly session: Session }) {
  const { db, session } = context
  const ready = await claimable(context)
  return {
    level: await levelOf(db, session.memberId),
    unread: await countUnread(db, session.memberId),
    promotions: countClaimable(await readStates(context)),
    rewards: ready.length,
    missions: ready.filter(({ source }) => source === 'mission' || source === 'leaderboard').length,
  }
}

export const publicStateHandlers: Pick<Handlers, 'publicState'> = {
  async publicState(_request, context) {
    const { platform, settings, session, language } = context
    const real = session.accountType !== trialType
    const { level, unread, promotions, rewards, missions } = real ? await standing(context) : none
    const popups = await readPopups(context)
    return {
      ...(await balanceFor(context, session)),
      hasVip: real,
      ...namedIn(vipLabel, levelAt(level).names, language),
      vipRankLevel: level,
      availablePromoCount: promotions,
      availablePromo: { REFERRAL: { enabled: real } },
      unreadMessage: unread,
      rewardCount: rewards,
      missionCount: missions,
      notice: await readHeadlines(context),
      popup: popups.map(({ executions: execution, ...popup }) => ({ ...popup, execution })),
      customerService: serviceEntries(platform, language),
      whitelabelVal: { ...settings.brand.switches },
      regExp: { mobileNum: { maxLength: mobileMaxLength } },
    }
  },
}
