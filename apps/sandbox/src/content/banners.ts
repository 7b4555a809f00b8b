import type { AnnouncementTables } from '@baize/platform/announcements/tables.ts'
import type { Words } from '@baize/platform/games/names.ts'

export interface SandboxBanner {
  readonly id: string
  readonly group: AnnouncementTables['banner']['group_name']
  readonly picture: string
  readonly title: Words
  readonly text: Words
  readonly linkage: AnnouncementTables['banner']['linkage_type']
  readonly url: string
}

export const sandboxBanners: readonly SandboxBanner[] = [
  {
    id: 'welcome',
    group: 'w_home',
    picture: 'welcome',
    title: {
      en: 'Your seat at the green table',
      km: 'កៅអីរបស់អ្នកនៅតុបៃតង',
      'zh-Hans': '绿绒桌前，有您一席',
      ar: 'مقعدك على الطاولة الخضراء',
    },
    text: {
      en: 'Published odds, and every round in your record.',
      km: 'ឱកាសឈ្នះបង្ហាញច្បាស់ ហើយគ្រប់ជុំមាននៅក្នុងកំណត់ត្រារបស់អ្នក។',
      'zh-Hans': '概率公开，每一局都有记录。',
      ar: 'احتمالات معلنة، وكل جولة في سجلك.',
    },
    linkage: 'page',
    url: '/rng',
  },
  {
    id: 'deposit',
    group: 'w_home',
    picture: 'deposit',
    title: {
      en: 'Deposits in 15 seconds',
      km: 'ប្រាក់ចូលសមតុល្យក្នុង 15 វិនាទី',
      'zh-Hans': '15 秒内到账',
      ar: 'يضاف خلال 15 ثانية',
    },
    text: {
      en: 'Transfer from your local bank and see it in your balance.',
      km: 'ផ្ទេរប្រាក់ពីធនាគារក្នុងស្រុក រួចមើលសមតុល្យប្រែប្រួលភ្លាមៗ។',
      'zh-Hans': '通过本地银行转账，余额即时更新。',
      ar: 'حوّل من بنكك المحلي وشاهد رصيدك يتغير.',
    },
    linkage: 'page',
    url: '/member',
  },
  {
    id: 'agents',
    group: 'w_home',
    picture: 'agents',
    title: {
      en: 'Build your own team',
      km: 'បង្កើតក្រុមផ្ទាល់ខ្លួនរបស់អ្នក',
      'zh-Hans': '组建您自己的团队',
      ar: 'كوّن فريقك الخاص',
    },
    text: {
      en: 'Agents see their team’s figures in real time.',
      km: 'ភ្នាក់ងារឃើញតួលេខក្រុមរបស់ខ្លួនទាន់ពេលវេលា។',
      'zh-Hans': '代理可实时查看团队数据。',
      ar: 'يرى الوكلاء أرقام فرقهم لحظة بلحظة.',
    },
    linkage: 'none',
    url: '',
  },
  {
    id: 'login',
    group: 'w_login',
    picture: 'night',
    title: { en: 'Welcome back', km: 'សូមស្វាគមន៍ការត្រឡប់មកវិញ', 'zh-Hans': '欢迎回来', ar: 'مرحبًا بعودتك' },
    text: {
      en: 'Check the address before you enter your password.',
      km: 'សូមពិនិត្យអាសយដ្ឋានគេហទំព័រ មុនពេលវាយពាក្យសម្ងាត់។',
      'zh-Hans': '输入密码前，请先核对网址。',
      ar: 'تحقق من عنوان الموقع قبل كتابة كلمة مرورك.',
    },
    linkage: 'none',
    url: '',
  },
  {
    id: 'register',
    group: 'w_register',
    picture: 'welcome',
    title: {
      en: 'Register in a minute',
      km: 'មានគណនីក្នុងមួយនាទី',
      'zh-Hans': '一分钟完成注册',
      ar: 'حساب في دقيقة',
    },
    text: {
      en: 'Ages {age} and over only.',
      km: 'សម្រាប់អ្នកមានអាយុ {age} ឆ្នាំឡើងទៅ។',
      'zh-Hans': '仅限年满 {age} 岁人士。',
      ar: 'لمن بلغ {age} سنة فأكثر.',
    },
    linkage: 'none',
    url: '',
  },
  {
    id: 'forget',
    group: 'w_forget',
    picture: 'shield',
    title: {
      en: 'Need help signing in?',
      km: 'យើងជួយអ្នកចូលប្រើវិញ',
      'zh-Hans': '我们帮您找回账户',
      ar: 'نساعدك على العودة إلى حسابك',
    },
    text: {
      en: 'We never ask for your password.',
      km: 'បុគ្គលិករបស់យើងមិនដែលសុំពាក្យសម្ងាត់របស់អ្នកទេ។',
      'zh-Hans': '我们的员工绝不会索要您的密码。',
      ar: 'لا يطلب أحد من فريقنا كلمة مرورك أبدًا.',
    },
    linkage: 'none',
    url: '',
  },
  {
    id: 'leftmenu',
    group: 'w_leftmenu',
    picture: 'reload',
    title: { en: 'Current promotions', km: 'អ្វីដែលកំពុងដំណើរការ', 'zh-Hans': '进行中的活动', ar: 'ما يجري الآن' },
    text: {
      en: 'See all promotions and what you can claim.',
      km: 'ប្រូម៉ូសិន និងអ្វីដែលអ្នកអាចទទួលយក។',
      'zh-Hans': '优惠活动与可领取的奖励。',
      ar: 'العروض، وما يمكنك استلامه منها.',
    },
    linkage: 'page',
    url: '/promotions',
  },
  {
    id: 'pagcor',
    group: 'w_pagcor',
    picture: 'shield',
    title: {
      en: 'Play within your limits',
      km: 'លេងក្នុងកម្រិតកំណត់របស់អ្នក',
      'zh-Hans': '理性游戏，量力而行',
      ar: 'العب ضمن حدودك',
    },
    text: {
      en: 'Set deposit, loss and time limits. They take effect immediately.',
      km: 'ដាក់កម្រិតកំណត់សម្រាប់ការដាក់ប្រាក់ ការចាញ់ និងពេលវេលា ដែលមានប្រសិទ្ធភាពភ្លាមៗ។',
      'zh-Hans': '可设置存款、亏损与时间限额，立即生效。',
      ar: 'ضع حدودًا للإيداع والخسارة والوقت؛ تسري فورًا.',
    },
    linkage: 'page',
    url: '/help#responsible',
  },
]
