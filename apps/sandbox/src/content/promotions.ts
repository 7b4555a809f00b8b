import type { Words } from '@baize/platform/games/names.ts'
import type { PromotionTables } from '@baize/platform/promotions/tables.ts'

type Row = PromotionTables['promotion']

export interface SandboxPromotion extends Pick<Row, 'id' | 'category' | 'flow' | 'picture'> {
  readonly title: Words
  readonly summary: Words
  readonly content: Words
  readonly url?: string
  /** In units of 1/10,000. */
  readonly reward?: bigint
  readonly needsDeposit?: boolean
  /** Days from when the sandbox is set up. */
  readonly days: { readonly starts: number; readonly applyUntil?: number; readonly ends?: number }
}

const conditions = (en: string[], km: string[], zh: string[], ar: string[]): Words => {
  const list = (title: string, lines: string[]) =>
    `<h3>${title}</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul><p><a href="/help#rules">`
  return {
    en: `${list('Conditions', en)}The rules of promotions</a></p>`,
    km: `${list('លក្ខខណ្ឌ', km)}វិធានប្រូម៉ូសិន</a></p>`,
    'zh-Hans': `${list('活动条件', zh)}优惠规则</a></p>`,
    ar: `${list('الشروط', ar)}قواعد العروض</a></p>`,
  }
}

const once = {
  en: 'Once per account. Ages {age} and over.',
  km: 'ម្ដងសម្រាប់គណនីនីមួយៗ សម្រាប់អ្នកមានអាយុ {age} ឆ្នាំឡើងទៅ។',
  zh: '每个账户限一次，仅限年满 {age} 岁人士。',
  ar: 'مرة واحدة لكل حساب؛ لمن بلغ {age} سنة فأكثر.',
}

export const sandboxPromotions: readonly SandboxPromotion[] = [
  {
    id: 'starter',
    category: 'newcomer',
    flow: 'application',
    picture: 'newcomer',
    reward: 50_000n,
    days: { starts: -10 },
    title: {
      en: 'A first hand on the house',
      km: 'ជុំដំបូងពីយើង',
      'zh-Hans': '首局由我们请客',
      ar: 'الجولة الأولى علينا',
    },
    summary: {
      en: 'Apply and play your first hands with {money:5} from us.',
      km: 'សូមស្នើសុំ រួចលេងជុំដំបូងដោយប្រាក់ {money:5} របស់យើង។',
      'zh-Hans': '申请后即可获得 {money:5} 体验金。',
      ar: 'قدّم طلبك والعب الجولات الأولى بمبلغ {money:5} منا.',
    },
    content: conditions(
      [
        'Tell us in a sentence where you heard of us.',
        'The payout of {money:5} is yours: there is nothing to wager.',
        once.en,
      ],
      ['ប្រាប់យើងមួយប្រយោគថាអ្នកស្គាល់យើងពីណា។', 'រង្វាន់ {money:5} ជារបស់អ្នក៖ មិនតម្រូវឱ្យភ្នាល់បន្ថែមទេ។', once.km],
      ['用一句话告诉我们您从何处了解本站。', '{money:5} 奖励直接归您，无流水要求。', once.zh],
      ['أخبرنا في جملة أين سمعت بنا.', 'الجائزة {money:5} لك: لا شرط رهان عليها.', once.ar],
    ),
  },
  {
    id: 'reload',
    category: 'deposit',
    flow: 'application',
    picture: 'reload',
    reward: 100_000n,
    needsDeposit: true,
    url: '/member',
    days: { starts: -20 },
    title: {
      en: 'Deposit thank-you',
      km: 'សូមអរគុណសម្រាប់ការដាក់ប្រាក់',
      'zh-Hans': '存款答谢',
      ar: 'شكرًا لإيداعك',
    },
    summary: {
      en: 'Get {money:10} extra after your first deposit.',
      km: 'ក្រោយការដាក់ប្រាក់លើកដំបូង៖ បន្ថែម {money:10}។',
      'zh-Hans': '首次存款后再送 {money:10}。',
      ar: 'بعد إيداعك الأول: {money:10} إضافية.',
    },
    content: conditions(
      [
        'You have made at least one deposit that was credited.',
        'Add a picture of the transfer if you like; up to three.',
        once.en,
      ],
      ['អ្នកបានដាក់ប្រាក់យ៉ាងតិចម្ដង ដែលបានចូលសមតុល្យរួចហើយ។', 'អាចភ្ជាប់រូបភាពនៃការផ្ទេរ បានរហូតដល់បីរូប។', once.km],
      ['至少有一笔存款已到账。', '可附上转账截图，最多三张。', once.zh],
      [
        'أن يكون لك إيداع واحد على الأقل أُضيف إلى رصيدك.',
        'يمكنك إرفاق صورة للتحويل؛ ثلاث صور على الأكثر.',
        once.ar,
      ],
    ),
  },
  {
    id: 'reels-week',
    category: 'slots',
    flow: 'signUp',
    picture: 'tournament',
    url: '/rng',
    days: { starts: -2, applyUntil: 60, ends: 67 },
    title: { en: 'Slots week', km: 'សប្ដាហ៍កង់វិល', 'zh-Hans': '转轮周', ar: 'أسبوع البكرات' },
    summary: {
      en: 'Sign up and your spins count for the leaderboard.',
      km: 'ចុះឈ្មោះ ហើយការបង្វិលរបស់អ្នកនឹងរាប់ចូលតារាង។',
      'zh-Hans': '报名后，您的每次旋转都计入排行榜。',
      ar: 'سجّل، وتُحتسب دوراتك في لوحة الترتيب.',
    },
    content: conditions(
      [
        'Sign up before registration closes.',
        'Only settled bets on slots count, from the moment you signed up.',
        once.en,
      ],
      ['ចុះឈ្មោះមុនពេលបិទ។', 'រាប់តែការភ្នាល់លើហ្គេមស្លត់ដែលបានទូទាត់ គិតពីពេលអ្នកចុះឈ្មោះ។', once.km],
      ['请在报名截止前报名。', '仅计入报名之后已结算的老虎机投注。', once.zh],
      ['سجّل قبل إغلاق التسجيل.', 'لا تُحتسب إلا رهانات السلوت المحسومة، من لحظة تسجيلك.', once.ar],
    ),
  },
  {
    id: 'table-night',
    category: 'live',
    flow: 'information',
    picture: 'night',
    url: '/live',
    days: { starts: -5 },
    title: {
      en: 'Friday night at the tables',
      km: 'យប់ថ្ងៃសុក្រនៅតុល្បែង',
      'zh-Hans': '周五赌桌之夜',
      ar: 'ليلة الجمعة على الطاولات',
    },
    summary: {
      en: 'Live tables stay open late: Fridays from 20:00 to 04:00.',
      km: 'តុផ្សាយផ្ទាល់បើកយូរជាងមុន៖ ថ្ងៃសុក្រ ម៉ោង 20:00 ដល់ 04:00។',
      'zh-Hans': '真人桌延长开放：每周五 20:00 至次日 04:00。',
      ar: 'الطاولات المباشرة تفتح وقتًا أطول: أيام الجمعة من 20:00 إلى 04:00.',
    },
    content: {
      en: '<p>All live tables are open on Fridays from 20:00 to 04:00 (GMT+7). No application needed.</p><p><img src="{platform}/sandbox/art/banner-night.svg" alt="Cards under a lamp"></p>',
      km: '<p>តុផ្សាយផ្ទាល់ទាំងអស់បើកថ្ងៃសុក្រ ម៉ោង 20:00 ដល់ 04:00 (GMT+7)។ មិនចាំបាច់ស្នើសុំទេ សូមអង្គុយលេង។</p><p><img src="{platform}/sandbox/art/banner-night.svg" alt="បៀក្រោមចង្កៀង"></p>',
      'zh-Hans':
        '<p>每周五 20:00 至次日 04:00（GMT+7）所有真人桌开放，无需申请，直接入座。</p><p><img src="{platform}/sandbox/art/banner-night.svg" alt="灯下的纸牌"></p>',
      ar: '<p>جميع الطاولات المباشرة مفتوحة أيام الجمعة من 20:00 إلى 04:00 (GMT+7). لا حاجة إلى تقديم طلب: خذ مقعدك.</p><p><img src="{platform}/sandbox/art/banner-night.svg" alt="أوراق لعب تحت مصباح"></p>',
    },
  },
  {
    id: 'season',
    category: 'sports',
    flow: 'application',
    picture: 'season',
    reward: 80_000n,
    url: '/sports',
    days: { starts: 30, applyUntil: 60, ends: 90 },
    title: { en: 'Season opener', km: 'ការបើករដូវប្រកួត', 'zh-Hans': '赛季揭幕', ar: 'افتتاح الموسم' },
    summary: {
      en: 'Get {money:8} for your first coupon from the first match.',
      km: 'ចាប់ពីការប្រកួតដំបូង៖ {money:8} សម្រាប់សំបុត្រភ្នាល់ដំបូង។',
      'zh-Hans': '揭幕战起，您的第一张注单奖励 {money:8}。',
      ar: 'ابتداءً من المباراة الأولى: {money:8} لقسيمة رهانك الأولى.',
    },
    content: conditions(
      ['Opens with the season.', 'One settled bet on sports.', once.en],
      ['បើកពេលរដូវប្រកួតចាប់ផ្ដើម។', 'ការភ្នាល់កីឡាមួយដែលបានទូទាត់។', once.km],
      ['随赛季开放。', '至少有一笔已结算的体育投注。', once.zh],
      ['يُفتح مع بداية الموسم.', 'رهان رياضي واحد محسوم.', once.ar],
    ),
  },
  {
    id: 'vip-care',
    category: 'vip',
    flow: 'application',
    picture: 'vip',
    reward: 180_000n,
    needsDeposit: true,
    days: { starts: -30 },
    title: {
      en: 'Birthday gift',
      km: 'ថ្ងៃកំណើតរបស់អ្នកនៅតុល្បែង',
      'zh-Hans': '生日礼遇',
      ar: 'عيد ميلادك على الطاولة',
    },
    summary: {
      en: 'A birthday gift of {money:18} for members who have deposited.',
      km: 'អំណោយថ្ងៃកំណើត {money:18} សម្រាប់សមាជិកដែលបានដាក់ប្រាក់។',
      'zh-Hans': '已存款会员可获 {money:18} 生日礼金。',
      ar: 'هدية عيد ميلاد قدرها {money:18} للأعضاء الذين سبق أن أودعوا.',
    },
    content: conditions(
      ['Apply in the month of your birthday.', 'A deposit of yours was credited.', once.en],
      ['ស្នើសុំក្នុងខែកំណើតរបស់អ្នក។', 'មានការដាក់ប្រាក់របស់អ្នក ដែលបានចូលសមតុល្យរួចហើយ។', once.km],
      ['请在生日当月申请。', '已有到账存款。', once.zh],
      ['قدّم طلبك في شهر ميلادك.', 'أن يكون لك إيداع أُضيف إلى رصيدك.', once.ar],
    ),
  },
  {
    id: 'spring-race',
    category: 'slots',
    flow: 'signUp',
    picture: 'reload',
    days: { starts: -40, applyUntil: -3, ends: 40 },
    title: { en: 'The long race', km: 'ការប្រកួតវែង', 'zh-Hans': '长跑赛', ar: 'السباق الطويل' },
    summary: {
      en: 'In progress. Registration is closed.',
      km: 'កំពុងដំណើរការ ការចុះឈ្មោះបានបិទហើយ។',
      'zh-Hans': '活动进行中，报名已截止。',
      ar: 'جارٍ الآن؛ انتهى التسجيل.',
    },
    content: conditions(
      ['Registration ended three days ago.'],
      ['ការចុះឈ្មោះបានបិទកាលពីបីថ្ងៃមុន។'],
      ['报名已于三天前截止。'],
      ['انتهى التسجيل قبل ثلاثة أيام.'],
    ),
  },
  {
    id: 'harvest',
    category: 'deposit',
    flow: 'application',
    picture: 'deposit',
    reward: 60_000n,
    days: { starts: -60, applyUntil: -20, ends: -5 },
    title: { en: 'Harvest weeks', km: 'សប្ដាហ៍ច្រូតកាត់', 'zh-Hans': '丰收周', ar: 'أسابيع الحصاد' },
    summary: {
      en: 'Closed. Thank you for playing.',
      km: 'បានបិទហើយ សូមអរគុណដែលបានចូលរួម។',
      'zh-Hans': '活动已结束，感谢参与。',
      ar: 'انتهى العرض. شكرًا لمشاركتك.',
    },
    content: conditions(
      ['This promotion is over.'],
      ['ប្រូម៉ូសិននេះបានបញ្ចប់។'],
      ['本活动已结束。'],
      ['انتهى هذا العرض.'],
    ),
  },
]
