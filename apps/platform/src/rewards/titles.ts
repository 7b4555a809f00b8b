import { type Names, type SpokenLanguage, textsIn, type Words } from '../games/names.ts'
import type { RewardSource } from './ready.ts'

const names: Readonly<Record<RewardSource, Words>> = {
  bonus: { en: 'Bonus', km: 'ប្រាក់រង្វាន់', 'zh-Hans': '奖金', ar: 'مكافأة' },
  mission: { en: 'Mission', km: 'បេសកកម្ម', 'zh-Hans': '任务', ar: 'مهمة' },
  leaderboard: {
    en: 'Leaderboard prize',
    km: 'រង្វាន់តារាងចំណាត់ថ្នាក់',
    'zh-Hans': '排行榜奖励',
    ar: 'جائزة لوحة الصدارة',
  },
  vip: { en: 'New VIP level', km: 'កម្រិត VIP ថ្មី', 'zh-Hans': 'VIP 晋级礼金', ar: 'مستوى VIP جديد' },
  referral: { en: 'Referral reward', km: 'បានអញ្ជើញមិត្ត', 'zh-Hans': '邀请好友奖励', ar: 'دعوة صديق' },
  raffle: { en: 'Raffle prize', km: 'រង្វាន់ឆ្នោតផ្សងសំណាង', 'zh-Hans': '抽奖奖励', ar: 'جائزة السحب' },
  points: {
    en: 'Points from play',
    km: 'ពិន្ទុពីការលេង',
    'zh-Hans': '游戏所得积分',
    ar: 'نقاط مكتسبة باللعب',
  },
  rebate: { en: 'Rebate', km: 'ប្រាក់បង្វិលពីការភ្នាល់', 'zh-Hans': '返水', ar: 'الاسترداد' },
  gift: { en: 'Gift from us', km: 'អំណោយពីយើង', 'zh-Hans': '平台礼金', ar: 'هدية من المنصة' },
}

/** What a reward is called, and in which language where it is not the reader's; `named` is the name of the very thing where it has one. */
export const titleOf = (
  source: RewardSource,
  language: string,
  named?: Names,
  fill?: (text: string, spoken: SpokenLanguage) => string,
) => textsIn({ title: named ?? names[source] }, language, fill)
