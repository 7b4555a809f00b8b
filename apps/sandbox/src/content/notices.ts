import type { AnnouncementTables } from '@baize/platform/announcements/tables.ts'
import type { Words } from '@baize/platform/games/names.ts'

export interface SandboxNotice {
  readonly id: string
  readonly type: AnnouncementTables['announcement']['type']
  readonly executions?: string
  /** How long ago it was published when the sandbox is set up. */
  readonly hoursAgo: number
  readonly title: Words
  /** HTML; without one the title is all. */
  readonly content?: Words
}

const sandbox: Words = {
  en: 'This is a sandbox. Deposits, games and withdrawals work, but no real money is used.',
  km: 'នេះជាប្រព័ន្ធសាកល្បង៖ ការដាក់ប្រាក់ ហ្គេម និងការដកប្រាក់ដំណើរការពេញលេញ ប៉ុន្តែមិនប្រើប្រាក់ពិតប្រាកដទេ។',
  'zh-Hans': '这是沙盒环境：存款、游戏和提款均可使用，不涉及真实款项。',
  ar: 'هذه بيئة تجريبية: الإيداع والألعاب والسحب تعمل كلها، ولا تُستخدم أموال حقيقية.',
}
const safe: Words = {
  en: 'We never ask for your password or payment password. Never share them.',
  km: 'យើងមិនដែលសុំពាក្យសម្ងាត់ ឬពាក្យសម្ងាត់ទូទាត់ប្រាក់របស់អ្នកទេ។ សូមកុំប្រាប់នរណាម្នាក់។',
  'zh-Hans': '我们绝不会索要您的登录密码或支付密码，请勿告知任何人。',
  ar: 'لا نطلب أبدًا كلمة مرورك ولا كلمة مرور الدفع. لا تعطهما لأحد.',
}
const play: Words = {
  en: 'Play for fun and set limits. Ages {age} and over only.',
  km: 'លេងដើម្បីកម្សាន្ត ហើយដាក់កម្រិតកំណត់សម្រាប់ខ្លួនឯង។ សម្រាប់តែអ្នកមានអាយុ {age} ឆ្នាំឡើងទៅប៉ុណ្ណោះ។',
  'zh-Hans': '请理性娱乐，量力而行。仅限年满 {age} 岁人士。',
  ar: 'العب للتسلية وضع لنفسك حدًا. لمن بلغ {age} سنة فأكثر فقط.',
}

export const sandboxNotices: readonly SandboxNotice[] = [
  { id: 'notice-sandbox', type: 'H', hoursAgo: 1, title: sandbox },
  {
    id: 'notice-emerald',
    type: 'H',
    hoursAgo: 5,
    title: {
      en: 'New: Emerald Reels, with its full paytable and odds.',
      km: 'ថ្មី៖ កង់វិលមរកត មានតារាងរង្វាន់ និងឱកាសឈ្នះពេញលេញនៅលើទំព័រ។',
      'zh-Hans': '全新上线：翡翠转轮，页面公布完整赔付表与概率。',
      ar: 'جديد: لعبة Emerald Reels، بجدول مدفوعاتها واحتمالاتها كاملة على الصفحة.',
    },
  },
  { id: 'notice-safe', type: 'H', hoursAgo: 26, title: safe },
  { id: 'notice-play', type: 'H', hoursAgo: 49, title: play },
  {
    id: 'popup-visitor',
    type: 'PU',
    executions: 'B',
    hoursAgo: 2,
    title: {
      en: 'Welcome to {brand}',
      km: 'សូមស្វាគមន៍មកកាន់ {brand}',
      'zh-Hans': '欢迎来到 {brand}',
      ar: 'مرحبًا بك في {brand}',
    },
    content: {
      en: '<p>Look around as long as you like. Games show their odds before you play. Registration takes a minute. Ages {age} and over only.</p><p><a href="/promotions">See the promotions</a></p>',
      km: '<p>សូមទស្សនាតាមចិត្ត៖ ហ្គេមបង្ហាញឱកាសឈ្នះមុនពេលអ្នកលេង។ ការបើកគណនីចំណាយពេលមួយនាទី ហើយសម្រាប់អ្នកមានអាយុ {age} ឆ្នាំឡើងទៅ។</p><p><a href="/promotions">មើលប្រូម៉ូសិន</a></p>',
      'zh-Hans':
        '<p>欢迎随意浏览：每款游戏在开始前都会公布概率。注册只需一分钟，仅限年满 {age} 岁人士。</p><p><a href="/promotions">查看优惠活动</a></p>',
      ar: '<p>تجوّل كما تشاء: تعرض الألعاب احتمالاتها قبل أن تلعب. فتح الحساب يستغرق دقيقة، وهو لمن بلغ {age} سنة فأكثر.</p><p><a href="/promotions">عرض العروض</a></p>',
    },
  },
  {
    id: 'popup-member',
    type: 'PU',
    executions: 'A',
    hoursAgo: 3,
    title: {
      en: 'Keep your account safe',
      km: 'រក្សាសុវត្ថិភាពគណនីរបស់អ្នក',
      'zh-Hans': '守护账户安全',
      ar: 'حافظ على أمان حسابك',
    },
    content: {
      en: '<p>We never ask for your password, payment password or SMS codes.</p><ul><li>Set a payment password that differs from your password.</li><li>End sessions you don’t recognise in the <a href="/member">security centre</a>.</li></ul>',
      km: '<p>បុគ្គលិករបស់យើងមិនសុំពាក្យសម្ងាត់ ពាក្យសម្ងាត់ទូទាត់ប្រាក់ ឬលេខកូដពី SMS ទេ។</p><ul><li>កំណត់ពាក្យសម្ងាត់ទូទាត់ប្រាក់ឱ្យខុសពីពាក្យសម្ងាត់ចូលប្រើ។</li><li>ឱ្យឧបករណ៍ដែលអ្នកមិនស្គាល់ចាកចេញ នៅទំព័រ<a href="/member">សុវត្ថិភាព</a>។</li></ul>',
      'zh-Hans':
        '<p>我们的员工不会索要您的登录密码、支付密码或短信验证码。</p><ul><li>请设置与登录密码不同的支付密码。</li><li>如有陌生登录，请在<a href="/member">安全中心</a>将其退出。</li></ul>',
      ar: '<p>لا يطلب أحد من فريقنا كلمة مرورك ولا كلمة مرور الدفع ولا رمزًا وصلك برسالة SMS.</p><ul><li>عيّن كلمة مرور للدفع تختلف عن كلمة مرورك.</li><li>أنهِ الجلسات التي لا تعرفها من <a href="/member">مركز الأمان</a>.</li></ul>',
    },
  },
  {
    id: 'popup-first',
    type: 'PU',
    executions: 'F',
    hoursAgo: 4,
    title: { en: 'Your first steps', km: 'ជំហានដំបូងរបស់អ្នក', 'zh-Hans': '新手指引', ar: 'خطواتك الأولى' },
    content: {
      en: '<ol><li>Set a payment password.</li><li>Choose limits that suit you.</li><li>Make your first deposit. Local banks credit within 15 seconds.</li></ol><p>The <a href="/help">help centre</a> explains each of them.</p>',
      km: '<ol><li>កំណត់ពាក្យសម្ងាត់ទូទាត់ប្រាក់។</li><li>ជ្រើសរើសកម្រិតកំណត់ដែលសមនឹងអ្នក។</li><li>ដាក់ប្រាក់លើកដំបូង៖ ប្រាក់ពីធនាគារក្នុងស្រុកចូលសមតុល្យក្នុងរយៈពេល 15 វិនាទី។</li></ol><p><a href="/help">មជ្ឈមណ្ឌលជំនួយ</a>ពន្យល់ពីជំហាននីមួយៗ។</p>',
      'zh-Hans':
        '<ol><li>设置支付密码。</li><li>选择适合自己的限额。</li><li>首次存款：本地银行 15 秒内到账。</li></ol><p>详情请见<a href="/help">帮助中心</a>。</p>',
      ar: '<ol><li>عيّن كلمة مرور الدفع.</li><li>اختر حدودًا تناسبك.</li><li>أودِع لأول مرة: تحويلات البنوك المحلية تضاف خلال 15 ثانية.</li></ol><p>يشرح <a href="/help">مركز المساعدة</a> كل خطوة منها.</p>',
    },
  },
  {
    id: 'player-maintenance',
    type: 'PL',
    hoursAgo: 8,
    title: {
      en: 'Weekly game maintenance',
      km: 'ការថែទាំហ្គេមប្រចាំសប្ដាហ៍',
      'zh-Hans': '每周游戏维护',
      ar: 'الصيانة الأسبوعية للألعاب',
    },
    content: {
      en: '<p>Vendors maintain their games on Mondays from 10:00 to 12:00 (GMT+7). Rounds in progress are completed. Affected games are marked on their tiles.</p>',
      km: '<p>អ្នកផ្គត់ផ្គង់ហ្គេមថែទាំហ្គេមរៀងរាល់ថ្ងៃចន្ទ ម៉ោង 10:00 ដល់ 12:00 (GMT+7)។ ជុំដែលកំពុងលេងនឹងបញ្ចប់ជាមុន ហើយហ្គេមដែលផ្អាកមានសញ្ញាបង្ហាញនៅលើរូបរបស់វា។</p>',
      'zh-Hans':
        '<p>游戏供应商每周一 10:00 至 12:00（GMT+7）维护游戏。进行中的游戏局会先完成，维护中的游戏会在图标上标明。</p>',
      ar: '<p>يجري مزودو الألعاب صيانتها أيام الاثنين من 10:00 إلى 12:00 (GMT+7). تُستكمل الجولات الجارية؛ واللعبة المتوقفة يظهر ذلك على بطاقتها.</p>',
    },
  },
  { id: 'player-safe', type: 'PL', hoursAgo: 27, title: safe },
  {
    id: 'player-withdrawal',
    type: 'PL',
    hoursAgo: 30,
    title: {
      en: 'Confirm your withdrawals',
      km: 'ការដកប្រាក់៖ សូមប្រាប់នៅពេលប្រាក់មកដល់',
      'zh-Hans': '提款到账后请确认',
      ar: 'السحب: أخبرنا متى وصل المال',
    },
    content: {
      en: '<p>Once your bank has paid, we ask you to confirm that the money arrived. If it did not, tell us before time runs out and we’ll check with your bank.</p>',
      km: '<p>ពេលធនាគារបានបង់ គេហទំព័រនឹងសួរថាប្រាក់មកដល់ឬនៅ។ បើមិនទាន់មកដល់ សូមប្រាប់មុនពេលអស់ម៉ោង៖ យើងនឹងពិនិត្យការទូទាត់ជាមួយធនាគាររបស់អ្នក។</p>',
      'zh-Hans':
        '<p>银行付款后，网站会询问款项是否到账。若未到账，请在倒计时结束前告知，我们会与银行核查。</p>',
      ar: '<p>عندما يدفع بنكك يسألك الموقع هل وصل المال. إذا لم يصل فأخبرنا قبل انتهاء المهلة: سنتحقق من الدفعة مع بنكك.</p>',
    },
  },
  { id: 'player-play', type: 'PL', hoursAgo: 50, title: play },
  {
    id: 'promotion-news',
    type: 'PR',
    hoursAgo: 6,
    title: {
      en: 'Promotion terms up front',
      km: 'ប្រូម៉ូសិនបង្ហាញលក្ខខណ្ឌជាមុន',
      'zh-Hans': '优惠条款，一目了然',
      ar: 'تعرض العروض شروطها أولًا',
    },
    content: {
      en: '<p>Each <a href="/promotions">promotion</a> shows who can take part, what it pays and when it ends before you apply.</p>',
      km: '<p><a href="/promotions">ប្រូម៉ូសិន</a>នីមួយៗបញ្ជាក់ថាអ្នកណាអាចចូលរួម ផ្ដល់រង្វាន់ប៉ុន្មាន និងដល់ពេលណា មុនពេលអ្នកស្នើសុំ។</p>',
      'zh-Hans':
        '<p>每项<a href="/promotions">优惠活动</a>都会在申请前说明参与条件、奖励金额与截止时间。</p>',
      ar: '<p>يذكر كل <a href="/promotions">عرض</a> من يمكنه المشاركة وما يُدفع وإلى متى، قبل أن تقدّم طلبك.</p>',
    },
  },
  {
    id: 'banner-text',
    type: 'B',
    hoursAgo: 12,
    title: { en: 'Published odds', km: 'ឱកាសឈ្នះបង្ហាញជាសាធារណៈ', 'zh-Hans': '概率公开', ar: 'احتمالات معلنة' },
    content: {
      en: '<p>Every in-house game shows what it pays and how often.</p>',
      km: '<p>ហ្គេមគ្រប់មុខរបស់យើងបង្ហាញថាសងប៉ុន្មាន និងញឹកញាប់ប៉ុណ្ណា។</p>',
      'zh-Hans': '<p>每款自营游戏都会公布赔付与概率。</p>',
      ar: '<p>تعرض كل لعبة من ألعابنا ما تدفعه وكم مرة.</p>',
    },
  },
]
