import { settlementTurn } from '@baize/platform/bills/settlementJob.ts'
import { transact } from '@baize/platform/database/index.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { collectPoints } from '@baize/platform/points/accrual.ts'
import { payRebate } from '@baize/platform/rebates/claim.ts'
import { claimLocked, lockReward } from '@baize/platform/rewards/reward.ts'
import { passTime } from '@baize/platform/rewards/rewardJobs.ts'
import { rollUp } from '@baize/platform/team/rollUp.ts'
import type { Random } from './random.ts'

/** Adds up every note of the teams. */
export async function addUp(platform: Platform): Promise<void> {
  while ((await rollUp(platform)) > 0);
}

/**
 * What is due at a week's end, at the platform's time: sums, bills and their payment, rewards that end, prizes and
 * levels; and what people then collect of it. Amounts follow from the seed, as who collects does.
 */
export async function passWeek(
  platform: Platform,
  members: readonly Member[],
  random: Random,
): Promise<void> {
  await addUp(platform)
  await settlementTurn(platform)
  await passTime(platform)
  for (const { id } of members) {
    if (random.chance(0.5)) await claimRewards(platform, id, random)
    if (random.chance(0.4)) await collect(platform, id)
    if (random.chance(0.5)) await claimRebate(platform, id)
  }
}

/** Claims what is ready, the oldest first; of money under conditions one at a time. */
async function claimRewards(platform: Platform, memberId: string, random: Random): Promise<void> {
  const ready = await platform.db
    .selectFrom('reward')
    .select(['id', 'kind'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'ready')
    .where('kind', 'in', ['cash', 'points'])
    .orderBy('ready_at')
    .orderBy('source_id')
    .execute()
  const wanted = ready.filter(() => random.chance(0.8))
  if (wanted.length === 0) return
  await transact(platform.database, async (unit) => {
    for (const { id } of wanted) {
      const reward = await lockReward(unit.trx, id)
      if (reward) await claimLocked(platform, unit, reward, platform.now())
    }
  })
}

const collect = (platform: Platform, memberId: string) =>
  transact(platform.database, (unit) =>
    collectPoints(platform, unit, memberId, { type: 'pointsReward', id: `${memberId}:${+platform.now()}` }),
  )

async function claimRebate(platform: Platform, memberId: string): Promise<void> {
  try {
    await transact(platform.database, (unit) => payRebate(platform, unit, memberId))
  } catch (error) {
    // Nothing was played since the last one.
    if (!(error instanceof Refusal)) throw error
  }
}
