import { sql } from 'kysely'
import type { Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { dayAt, periodOf } from '../records/days.ts'
import { type Played, playedOn } from '../rewards/playDay.ts'
import { addReward } from '../rewards/reward.ts'
import type { SettledPlay } from '../slots/addPlay.ts'
import { type Mission, missions } from './definitions.ts'
import { windowOf } from './windows.ts'

export interface Progress {
  readonly mission: Mission
  readonly from: string
  readonly to: string
  readonly progress: bigint
}

export const sourceIdOf = ({ mission, from }: Progress): string => `${mission.id}:${from}`

const counted = (mission: Mission, gameType: string): boolean =>
  mission.gameTypes.length === 0 || mission.gameTypes.includes(gameType)

type PlayMetric = Exclude<Mission['metric'], 'deposit'>

const progressOf = (mission: Mission, metric: PlayMetric, played: readonly Played[]): bigint =>
  played.filter((row) => counted(mission, row.gameType)).reduce((sum, row) => sum + row[metric], 0n)

/** Credited deposits of a window, from the sums of the journal. */
export async function deposited(platform: Platform, db: Db, memberId: string, from: string, to: string) {
  const { gmtOffsetMinutes, currency } = platform.settings.brand
  const period = periodOf({ from, to }, platform.now(), gmtOffsetMinutes)
  const { total } = await db
    .selectFrom('money_slot')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('total'))
    .where('owner_id', '=', memberId)
    .where('type', '=', 'depositCredited')
    .where('currency', '=', currency)
    .where('slot', '>=', period.start)
    .where('slot', '<', period.end)
    .executeTakeFirstOrThrow()
  return BigInt(total)
}

/** How far a member is with each mission in its window. */
export async function readProgress(
  platform: Platform,
  db: Db,
  memberId: string,
  at: Date,
  wanted: readonly Mission[] = missions,
): Promise<Progress[]> {
  const today = dayAt(at, platform.settings.brand.gmtOffsetMinutes)
  const windows = new Map<string, readonly Played[]>()
  const found: Progress[] = []
  for (const mission of wanted) {
    const { from, to } = windowOf(mission.window, today)
    if (mission.metric === 'deposit') {
      found.push({ mission, from, to, progress: await deposited(platform, db, memberId, from, to) })
      continue
    }
    const played = windows.get(mission.window) ?? (await playedOn(db, memberId, from, to))
    windows.set(mission.window, played)
    found.push({ mission, from, to, progress: progressOf(mission, mission.metric, played) })
  }
  return found
}

/** Puts the reward of each mission that is done into the reward centre, once for its window. */
export async function completeMissions(
  platform: Platform,
  unit: Unit,
  memberId: string,
  progress: readonly Progress[],
  at: Date,
): Promise<void> {
  for (const one of progress) {
    const { mission } = one
    if (one.progress < mission.target) continue
    const reward = { memberId, source: 'mission', sourceId: sourceIdOf(one), at } as const
    await addReward(platform, unit, { ...reward, ...mission.reward })
  }
}

/** Pages are notified of every tenth of the way: less would be late, more would be noise. */
const tenth = (progress: bigint, target: bigint): bigint =>
  progress >= target ? 10n : (progress * 10n) / target

/** What a settled bet means for missions. */
export async function missionsAfterBet(platform: Platform, unit: Unit, bet: SettledPlay): Promise<void> {
  const { memberId, at } = bet
  const played = missions.filter(({ metric }) => metric !== 'deposit')
  const progress = await readProgress(platform, unit.trx, memberId, at, played)
  const own = { bets: 1n, stake: bet.stake, validBet: bet.validBet, payout: bet.payout }
  const moved = progress.filter(({ mission, progress: now }) => {
    if (mission.metric === 'deposit' || !counted(mission, bet.gameType)) return false
    return tenth(now, mission.target) !== tenth(now - own[mission.metric], mission.target)
  })
  if (moved.length === 0) return
  await notifyProgress(platform, unit, memberId, moved)
  await completeMissions(platform, unit, memberId, moved, at)
}

/** What a credited deposit means for missions. */
export async function missionsAfterDeposit(
  platform: Platform,
  unit: Unit,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<void> {
  const wanted = missions.filter(({ metric }) => metric === 'deposit')
  const progress = await readProgress(platform, unit.trx, memberId, at, wanted)
  await notifyProgress(platform, unit, memberId, progress)
  await completeMissions(platform, unit, memberId, progress, at)
}

async function notifyProgress(platform: Platform, unit: Unit, memberId: string, moved: readonly Progress[]) {
  const payload = {
    missions: moved.map(({ mission, progress }) => ({
      id: mission.id,
      percent: Number(progress >= mission.target ? 100n : (progress * 100n) / mission.target),
    })),
  }
  await recordEvent(platform.database, unit, { memberId, type: 'missionProgress', payload })
}
