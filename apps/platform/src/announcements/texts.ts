import type { Names } from '../games/names.ts'

export interface Banner {
  readonly id: string
  readonly title: Names
  readonly text: Names
  readonly linkUrl: string
}

export const banners: readonly Banner[] = [
  {
    id: 'welcome',
    title: {
      en: 'Your seat at the green table',
      km: 'កៅអីរបស់អ្នកនៅតុបៃតង',
      'zh-Hans': '绿绒桌前，有您一席',
    },
    text: {
      en: 'Sixty games, published odds, and every round in your record.',
      km: 'ហ្គេមជាងហុកសិប ឱកាសឈ្នះបង្ហាញច្បាស់ ហើយគ្រប់ជុំមាននៅក្នុងកំណត់ត្រារបស់អ្នក។',
      'zh-Hans': '六十多款游戏，概率公开，每一局都有记录。',
    },
    linkUrl: '/rng',
  },
  {
    id: 'deposit',
    title: {
      en: 'Credited within 15 seconds',
      km: 'ប្រាក់ចូលក្នុងរយៈពេល 15 វិនាទី',
      'zh-Hans': '15 秒内到账',
    },
    text: {
      en: 'Transfer from your local bank and watch the balance change.',
      km: 'ផ្ទេរប្រាក់ពីធនាគារក្នុងស្រុក រួចមើលសមតុល្យប្រែប្រួលភ្លាមៗ។',
      'zh-Hans': '通过本地银行转账，余额即时更新。',
    },
    linkUrl: '/member',
  },
  {
    id: 'agents',
    title: {
      en: 'Build a team of your own',
      km: 'បង្កើតក្រុមផ្ទាល់ខ្លួនរបស់អ្នក',
      'zh-Hans': '组建您自己的团队',
    },
    text: {
      en: 'Agents see their team’s figures as they happen.',
      km: 'ភ្នាក់ងារឃើញតួលេខក្រុមរបស់ខ្លួនភ្លាមៗ។',
      'zh-Hans': '代理可实时查看团队数据。',
    },
    linkUrl: '',
  },
]

/** `hoursAgo` places a notice in time, since the sandbox's notices are always of today. */
export const notices: readonly { readonly id: string; readonly hoursAgo: number; readonly title: Names }[] = [
  {
    id: 'notice-sandbox',
    hoursAgo: 1,
    title: {
      en: 'This is a sandbox: deposits, games and withdrawals work, and no real money is used.',
      km: 'នេះជាបរិយាកាសសាកល្បង៖ ការដាក់ប្រាក់ ហ្គេម និងការដកប្រាក់ដំណើរការពេញលេញ ប៉ុន្តែមិនប្រើប្រាក់ពិតទេ។',
      'zh-Hans': '这是沙盒环境：存款、游戏和取款均可使用，不涉及真实金钱。',
    },
  },
  {
    id: 'notice-emerald',
    hoursAgo: 5,
    title: {
      en: 'New: Emerald Reels, with its whole paytable and odds on the page.',
      km: 'ថ្មី៖ កង់វិលមរកត មានតារាងរង្វាន់ និងឱកាសឈ្នះពេញលេញនៅលើទំព័រ។',
      'zh-Hans': '全新上线：翡翠转轮，页面公布完整赔付表与概率。',
    },
  },
  {
    id: 'notice-safe',
    hoursAgo: 26,
    title: {
      en: 'We never ask for your password or payment password. Do not give them to anyone.',
      km: 'យើងមិនដែលសុំពាក្យសម្ងាត់ ឬពាក្យសម្ងាត់ទូទាត់របស់អ្នកទេ។ សូមកុំប្រាប់នរណាម្នាក់។',
      'zh-Hans': '我们绝不会索要您的登录密码或支付密码，请勿告知任何人。',
    },
  },
  {
    id: 'notice-play',
    hoursAgo: 49,
    title: {
      en: 'Play for fun and set yourself a limit. For people aged 18 and over only.',
      km: 'លេងដើម្បីកម្សាន្ត ហើយកំណត់ដែនសម្រាប់ខ្លួនឯង។ សម្រាប់អ្នកមានអាយុ 18 ឆ្នាំឡើងទៅប៉ុណ្ណោះ។',
      'zh-Hans': '理性娱乐，量力而行。仅限年满 18 岁人士。',
    },
  },
]
