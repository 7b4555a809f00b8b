import { transact } from '../database/index.ts'
import { namedIn } from '../games/names.ts'
import type { Handlers } from '../http/implement.ts'
import { periodOf } from '../records/days.ts'
import { wire } from '../wallet/wire.ts'
import { ladder, levelAt, nextMonth, vipLabel } from './levels.ts'
import { climb, levelOf, monthAt, validBetIn } from './progress.ts'

const maxSteps = 24

export const vipHandlers: Pick<Handlers, 'vip'> = {
  async vip(_request, { db, platform, session, settings, language, now }) {
    const { memberId } = session
    const at = now()
    // A month may have ended that is not processed yet.
    await transact(platform.database, (unit) => climb(platform, unit, memberId, at))
    const { gmtOffsetMinutes } = settings.brand
    const month = monthAt(platform, at)
    const level = await levelOf(db, memberId)
    const here = levelAt(level)
    const next = ladder[level]
    const end = periodOf(
      { from: `${nextMonth(month)}-01`, to: `${nextMonth(month)}-01` },
      at,
      gmtOffsetMinutes,
    )
    const steps = await db
      .selectFrom('vip_step')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxSteps)
      .execute()
    return {
      ...namedIn(vipLabel, here.names, language),
      vipRankLevel: level,
      month,
      gmtOffsetMinutes,
      progress: wire(await validBetIn(db, memberId, month)),
      keepTarget: wire(here.keep),
      upgradeTarget: next ? wire(next.upgrade) : null,
      endsAt: end.start.toISOString(),
      levels: ladder.map(({ level: vipRankLevel, names, upgrade, keep, gift }) => ({
        ...{ vipRankLevel, ...namedIn(vipLabel, names, language) },
        ...{ upgrade: wire(upgrade), keep: wire(keep), gift: wire(gift) },
      })),
      history: steps.map((step) => ({
        ...{ at: step.at.toISOString(), from: step.from_level, to: step.to_level, month: step.month },
        validBet: wire(step.valid_bet),
      })),
    }
  },
}
