import type { missionMetrics, missionWindows } from '@baize/api/contract'
import type { Words } from '../games/names.ts'

export interface Mission {
  readonly id: string
  /** `{money:20}` is replaced by an amount in the brand's currency. */
  readonly names: Words
  readonly metric: (typeof missionMetrics)[number]
  readonly window: (typeof missionWindows)[number]
  /** Bets are counted; other metrics are amounts in 1/10,000. */
  readonly target: bigint
  /** Play in these categories only; all when empty. */
  readonly gameTypes: readonly string[]
  readonly reward: { readonly kind: 'cash' | 'points' | 'bonus'; readonly amount: bigint }
}

const whole = (amount: number): bigint => BigInt(amount) * 10_000n

/** Ids are stable: rewards name them. */
export const missions: readonly Mission[] = [
  {
    id: 'daily-ten',
    names: {
      en: 'Play ten rounds today',
      km: 'ថ្ងៃនេះ លេងដប់ជុំ',
      'zh-Hans': '今日玩满十局',
      ar: 'العب عشر جولات اليوم',
    },
    ...{ metric: 'bets', window: 'day', target: 10n, gameTypes: [] },
    reward: { kind: 'points', amount: whole(20) },
  },
  {
    id: 'daily-slots',
    names: {
      en: 'Stake {money:100} on slots today',
      km: 'ថ្ងៃនេះ ភ្នាល់ហ្គេមស្លត់ឱ្យបាន {money:100}',
      'zh-Hans': '今日老虎机投注满 {money:100}',
      ar: 'راهن بمبلغ {money:100} على السلوت اليوم',
    },
    ...{ metric: 'validBet', window: 'day', target: whole(100), gameTypes: ['RNG'] },
    reward: { kind: 'cash', amount: whole(1) },
  },
  {
    id: 'daily-deposit',
    names: {
      en: 'Deposit {money:20} today',
      km: 'ថ្ងៃនេះ ដាក់ប្រាក់ {money:20}',
      'zh-Hans': '今日存款满 {money:20}',
      ar: 'أودِع {money:20} اليوم',
    },
    ...{ metric: 'deposit', window: 'day', target: whole(20), gameTypes: [] },
    reward: { kind: 'points', amount: whole(50) },
  },
  {
    id: 'weekly-thousand',
    names: {
      en: 'Reach {money:1000} in valid bets this week',
      km: 'សប្ដាហ៍នេះ ភ្នាល់មានសុពលភាព {money:1000}',
      'zh-Hans': '本周有效投注满 {money:1000}',
      ar: 'رهانات محتسبة بقيمة {money:1000} هذا الأسبوع',
    },
    ...{ metric: 'validBet', window: 'week', target: whole(1_000), gameTypes: [] },
    reward: { kind: 'bonus', amount: whole(10) },
  },
  {
    id: 'monthly-payout',
    names: {
      en: 'Win {money:500} this month',
      km: 'ខែនេះ ឈ្នះ {money:500}',
      'zh-Hans': '本月派彩达 {money:500}',
      ar: 'اربح {money:500} هذا الشهر',
    },
    ...{ metric: 'payout', window: 'month', target: whole(500), gameTypes: [] },
    reward: { kind: 'points', amount: whole(500) },
  },
]

const byId = new Map(missions.map((mission) => [mission.id, mission]))

/** The mission that a reward's source names: `daily-ten:2026-11-21`. */
export const missionOf = (sourceId: string): Mission | undefined => byId.get(sourceId.split(':')[0] ?? '')
