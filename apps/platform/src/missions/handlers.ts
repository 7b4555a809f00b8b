import { pricedIn } from '../content/priced.ts'
import { transact } from '../database/index.ts'
import { textsIn } from '../games/names.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { playedOn, validBetOf } from '../rewards/playDay.ts'
import { wire } from '../wallet/wire.ts'
import { freshSeconds, prizes, type Ranked, readBoard } from './leaderboard.ts'
import { boardName } from './names.ts'
import { completeMissions, readProgress, sourceIdOf } from './progress.ts'

const shown = 20

/** Nicknames of those on a board, and who of them does not want to be named. */
export async function boardMembers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { nickname: string; hidden: boolean }>()
  const rows = await db
    .selectFrom('member')
    .leftJoin('board_opt_out', 'board_opt_out.member_id', 'member.id')
    .select(['member.id', 'member.nickname', 'board_opt_out.member_id as hidden'])
    .where('member.id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [row.id, { nickname: row.nickname, hidden: row.hidden !== null }] as const),
  )
}

export const missionHandlers: Pick<Handlers, 'missionSummary' | 'missionLeaderboard'> = {
  async missionSummary(_request, { db, platform, session, language, now }) {
    const { memberId } = session
    const at = now()
    const progress = await readProgress(platform, db, memberId, at)
    if (progress.some((one) => one.progress >= one.mission.target)) {
      await transact(platform.database, (unit) => completeMissions(platform, unit, memberId, progress, at))
    }
    const rewards = await db
      .selectFrom('reward')
      .select(['id', 'source_id', 'state'])
      .where('member_id', '=', memberId)
      .where('source', '=', 'mission')
      .where('source_id', 'in', progress.map(sourceIdOf))
      .execute()
    const missions = progress.map((one) => {
      const { mission } = one
      const reward = rewards.find((row) => row.source_id === sourceIdOf(one))
      const amountOf = mission.metric === 'bets' ? String : wire
      return {
        ...{
          id: mission.id,
          ...textsIn({ name: mission.names }, language, pricedIn(platform.settings.brand)),
          metric: mission.metric,
        },
        ...{ window: mission.window, from: one.from, to: one.to, gameTypes: [...mission.gameTypes] },
        ...{ progress: amountOf(one.progress), target: amountOf(mission.target) },
        reward: { kind: mission.reward.kind, amount: wire(mission.reward.amount) },
        state: reward?.state === 'ready' || reward?.state === 'claimed' ? reward.state : ('running' as const),
        rewardId: reward?.state === 'ready' ? reward.id : null,
      }
    })
    return { missions, ready: missions.filter(({ state }) => state === 'ready').length }
  },

  async missionLeaderboard(_request, { db, platform, session, now }) {
    const { from, to, asOf, ranking } = await readBoard(platform, db, now())
    const top: readonly Ranked[] = ranking.slice(0, shown)
    const members = await boardMembers(
      db,
      top.map(({ memberId }) => memberId),
    )
    const rank = ranking.findIndex(({ memberId }) => memberId === session.memberId)
    const own = validBetOf(await playedOn(db, session.memberId, from, to))
    return {
      ...{ from, to, formula: 'sumOfValidBet' as const, tieRule: 'firstToReach' as const },
      ...{ asOf: asOf.toISOString(), freshSeconds, prizes: prizes.map(wire) },
      rows: top.map(({ memberId, score }, index) => ({
        rank: index + 1,
        player: boardName(platform, members.get(memberId) ?? { nickname: '', hidden: true }),
        score: wire(BigInt(score)),
        own: memberId === session.memberId,
      })),
      own: { rank: rank < 0 ? null : rank + 1, score: wire(own) },
    }
  },
}
