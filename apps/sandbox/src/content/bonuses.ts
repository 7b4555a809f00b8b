import type { Words } from '@baize/platform/games/names.ts'

interface WrittenBonus {
  readonly id: string
  readonly name: Words
  readonly [term: string]: unknown
}

/** The bonuses that the sandbox offers, as an operator writes its own. Ids are stable: grants name them. */
export const writtenBonuses: readonly WrittenBonus[] = [
  {
    id: 'welcome',
    name: { en: 'Welcome bonus', km: 'ប្រាក់រង្វាន់ស្វាគមន៍', 'zh-Hans': '欢迎奖金', ar: 'مكافأة الترحيب' },
    trigger: { kind: 'signUp' },
    award: { fixed: '5' },
    ...{ multiplier: 15, offerDays: 30, wageringDays: 14 },
  },
  {
    id: 'first-deposit',
    name: {
      en: 'First deposit bonus',
      km: 'ប្រាក់រង្វាន់ដាក់ប្រាក់លើកដំបូង',
      'zh-Hans': '首存奖金',
      ar: 'مكافأة الإيداع الأول',
    },
    trigger: { kind: 'deposit', nth: 1 },
    award: { percent: 100, most: '100' },
    ...{ base: 'bonusAndDeposit', multiplier: 12, offerDays: 7, wageringDays: 30 },
  },
  {
    id: 'second-deposit',
    name: {
      en: 'Second deposit bonus',
      km: 'ប្រាក់រង្វាន់ដាក់ប្រាក់លើកទីពីរ',
      'zh-Hans': '二存奖金',
      ar: 'مكافأة الإيداع الثاني',
    },
    trigger: { kind: 'deposit', nth: 2 },
    award: { percent: 50, most: '100' },
    ...{ multiplier: 10, offerDays: 7, wageringDays: 30 },
  },
  {
    id: 'daily-deposit',
    name: {
      en: 'Daily deposit bonus',
      km: 'ប្រាក់រង្វាន់ដាក់ប្រាក់ប្រចាំថ្ងៃ',
      'zh-Hans': '每日存款奖金',
      ar: 'مكافأة إيداع اليوم',
    },
    trigger: { kind: 'dailyDeposit' },
    award: { percent: 10, most: '20' },
    ...{ multiplier: 5, offerDays: 1, wageringDays: 7 },
  },
  {
    id: 'code-emerald',
    name: { en: 'Emerald code', km: 'កូដមរកត', 'zh-Hans': '翡翠优惠码', ar: 'رمز الزمرد' },
    trigger: { kind: 'promoCode', code: 'EMERALD' },
    award: { fixed: '10' },
    ...{ multiplier: 8, offerDays: 3, wageringDays: 7 },
  },
  {
    id: 'code-gift',
    name: {
      en: 'No-wagering gift',
      km: 'អំណោយគ្មានលក្ខខណ្ឌភ្នាល់',
      'zh-Hans': '免流水礼金',
      ar: 'هدية بلا شرط رهان',
    },
    trigger: { kind: 'promoCode', code: 'GIFT' },
    award: { fixed: '1' },
    ...{ multiplier: 0, offerDays: 3, wageringDays: 7 },
  },
  {
    id: 'large-bet',
    name: {
      en: 'Large bet bonus',
      km: 'ប្រាក់រង្វាន់ភ្នាល់ធំ',
      'zh-Hans': '大额投注奖金',
      ar: 'مكافأة الرهان الكبير',
    },
    trigger: { kind: 'betPlaced', minStake: '200', gameTypes: [] },
    award: { fixed: '2' },
    ...{ multiplier: 10, offerDays: 1, wageringDays: 7 },
  },
  {
    id: 'second-chance',
    name: { en: 'Second chance', km: 'ឱកាសលើកទីពីរ', 'zh-Hans': '再来一次', ar: 'فرصة ثانية' },
    trigger: { kind: 'betSettled', outcome: 'lost', minStake: '100', gameTypes: [] },
    award: { percent: 10, most: '20' },
    ...{ multiplier: 5, offerDays: 3, wageringDays: 7 },
  },
  {
    id: 'vip-month',
    name: {
      en: 'Monthly VIP bonus',
      km: 'ប្រាក់រង្វាន់ VIP ប្រចាំខែ',
      'zh-Hans': 'VIP 月度奖金',
      ar: 'مكافأة VIP الشهرية',
    },
    trigger: { kind: 'segment', segment: { minLevel: 3 } },
    award: { fixed: '20' },
    ...{ multiplier: 5, offerDays: 7, wageringDays: 14 },
  },
  {
    id: 'welcome-back',
    name: { en: 'Welcome back', km: 'សូមស្វាគមន៍ការត្រឡប់មកវិញ', 'zh-Hans': '欢迎回来', ar: 'أهلًا بعودتك' },
    trigger: { kind: 'segment', segment: { idleDays: 30 } },
    award: { fixed: '3' },
    ...{ multiplier: 10, offerDays: 7, wageringDays: 7 },
  },
]
