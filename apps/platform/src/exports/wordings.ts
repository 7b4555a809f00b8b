import type {
  betDevices,
  betStates,
  billStates,
  bonusStates,
  contractKinds,
  depositStates,
  downlineTransactionTypes,
  gameTypes,
  transactionTypes,
  withdrawalStates,
} from '@baize/api/contract'
import type { Words } from '../games/names.ts'

type Category = (typeof gameTypes)[number]
type State =
  | (typeof betStates)[number]
  | (typeof depositStates)[number]
  | (typeof withdrawalStates)[number]
  | (typeof billStates)[number]
  | 'correction'
  | (typeof bonusStates)[number]
type Type = (typeof transactionTypes)[number] | (typeof downlineTransactionTypes)[number]
type Kind = (typeof contractKinds)[number]

const categories: Record<Category, Words> = {
  LIVE: { en: 'Live casino', km: 'កាស៊ីណូផ្ទាល់', 'zh-Hans': '真人娱乐', ar: 'كازينو مباشر' },
  RNG: { en: 'Slots', km: 'ហ្គេមស្លត់', 'zh-Hans': '老虎机', ar: 'ألعاب السلوت' },
  SPORTS: { en: 'Sports', km: 'កីឡា', 'zh-Hans': '体育', ar: 'رياضة' },
  ESPORTS: { en: 'E-sports', km: 'អ៊ីស្ព័រ', 'zh-Hans': '电竞', ar: 'رياضات إلكترونية' },
  PVP: { en: 'Poker and cards', km: 'ប៉ូកឃ័រ និងល្បែងបៀ', 'zh-Hans': '扑克与棋牌', ar: 'البوكر وألعاب الورق' },
  FISH: { en: 'Fishing', km: 'បាញ់ត្រី', 'zh-Hans': '捕鱼', ar: 'صيد الأسماك' },
  LOTT: { en: 'Lottery', km: 'ឆ្នោត', 'zh-Hans': '彩票', ar: 'يانصيب' },
  ELOTT: { en: 'E-lottery', km: 'ឆ្នោតអេឡិចត្រូនិក', 'zh-Hans': '电子彩票', ar: 'يانصيب إلكتروني' },
  COCKFIGHT: { en: 'Cockfight', km: 'ជល់មាន់', 'zh-Hans': '斗鸡', ar: 'مصارعة الديوك' },
  INHOUSE: { en: 'In-house games', km: 'ហ្គេមរបស់យើង', 'zh-Hans': '自营游戏', ar: 'ألعابنا الخاصة' },
  JACKPOT: { en: 'Jackpots', km: 'ជេកផត', 'zh-Hans': '累积大奖', ar: 'الجوائز الكبرى' },
  MINI: { en: 'Mini games', km: 'ហ្គេមតូចៗ', 'zh-Hans': '小游戏', ar: 'ألعاب صغيرة' },
  CRASH: { en: 'Crash games', km: 'ហ្គេមហោះហើរ', 'zh-Hans': '飞行倍数游戏', ar: 'ألعاب كراش' },
  ARCADE: { en: 'Arcade', km: 'អាកេដ', 'zh-Hans': '街机游戏', ar: 'ألعاب الأركيد' },
  TABLE: { en: 'Table games', km: 'ល្បែងលើតុ', 'zh-Hans': '桌面游戏', ar: 'ألعاب الطاولة' },
}

const correction: Words = { en: 'Correction', km: 'ការកែតម្រូវ', 'zh-Hans': '更正', ar: 'تصحيح' }

const states: Record<State, Words> = {
  unsettled: { en: 'Not settled', km: 'រង់ចាំលទ្ធផល', 'zh-Hans': '未结算', ar: 'لم تُحسم' },
  won: { en: 'Won', km: 'ឈ្នះ', 'zh-Hans': '赢', ar: 'رابح' },
  lost: { en: 'Lost', km: 'ចាញ់', 'zh-Hans': '输', ar: 'خاسر' },
  refunded: { en: 'Refunded', km: 'បានបង្វិលប្រាក់', 'zh-Hans': '已退款', ar: 'تمت إعادة المبلغ' },
  cashedOut: { en: 'Cashed out', km: 'បានដកមុន', 'zh-Hans': '已提前兑现', ar: 'صُرف قبل النهاية' },
  void: { en: 'Void', km: 'មោឃៈ', 'zh-Hans': '已作废', ar: 'ملغى بلا نتيجة' },
  created: {
    en: 'Awaiting payment',
    km: 'រង់ចាំការបង់ប្រាក់របស់អ្នក',
    'zh-Hans': '等待您付款',
    ar: 'بانتظار دفعك',
  },
  pending: { en: 'In progress', km: 'កំពុងដំណើរការ', 'zh-Hans': '处理中', ar: 'في الطريق' },
  underReview: { en: 'Under review', km: 'កំពុងត្រួតពិនិត្យ', 'zh-Hans': '审核中', ar: 'قيد المراجعة' },
  approved: { en: 'Approved', km: 'បានអនុម័ត', 'zh-Hans': '已批准', ar: 'تمت الموافقة' },
  rejected: { en: 'Rejected', km: 'បានបដិសេធ', 'zh-Hans': '已拒绝', ar: 'مرفوض' },
  expired: { en: 'Expired', km: 'ផុតកំណត់', 'zh-Hans': '已过期', ar: 'انتهت المهلة' },
  requested: { en: 'Requested', km: 'បានស្នើសុំ', 'zh-Hans': '已申请', ar: 'تم الطلب' },
  sent: { en: 'Sent', km: 'បានផ្ញើ', 'zh-Hans': '已转出', ar: 'تم الإرسال' },
  confirmPending: {
    en: 'Awaiting your answer',
    km: 'រង់ចាំការបញ្ជាក់របស់អ្នក',
    'zh-Hans': '等待确认',
    ar: 'بانتظار ردك',
  },
  completed: { en: 'Completed', km: 'បានបញ្ចប់', 'zh-Hans': '已完成', ar: 'مكتمل' },
  waitingKyc: { en: 'Document needed', km: 'រង់ចាំឯកសារ', 'zh-Hans': '等待证件', ar: 'بانتظار مستند' },
  riskReview: { en: 'In review', km: 'កំពុងពិនិត្យ', 'zh-Hans': '审核中', ar: 'قيد المراجعة' },
  failed: { en: 'Failed', km: 'បរាជ័យ', 'zh-Hans': '失败', ar: 'فشل' },
  caseOpen: { en: 'Under investigation', km: 'កំពុងផ្ទៀងផ្ទាត់', 'zh-Hans': '核查中', ar: 'قيد التحقق' },
  cancelled: { en: 'Cancelled', km: 'បានបោះបង់', 'zh-Hans': '已取消', ar: 'ملغى' },
  offered: { en: 'Offered', km: 'បានផ្ដល់ជូន', 'zh-Hans': '待领取', ar: 'معروض' },
  active: { en: 'Claimed', km: 'បានទទួលយក', 'zh-Hans': '已领取', ar: 'تم الاستلام' },
  wagering: { en: 'Being wagered', km: 'កំពុងភ្នាល់', 'zh-Hans': '流水进行中', ar: 'قيد الرهان' },
  converted: { en: 'Converted to cash', km: 'ក្លាយជាសាច់ប្រាក់', 'zh-Hans': '已转为现金', ar: 'تحوّل إلى نقد' },
  notReached: {
    en: 'No tier reached',
    km: 'មិនបានសម្រេចថ្នាក់ណា',
    'zh-Hans': '未达档位',
    ar: 'لم تُبلغ أي شريحة',
  },
  nothingToPay: { en: 'Nothing to pay', km: 'គ្មានអ្វីត្រូវបង់', 'zh-Hans': '无需支付', ar: 'لا شيء للدفع' },
  carriedLoss: {
    en: 'Nothing to pay (carried loss)',
    km: 'គ្មានអ្វីត្រូវបង់ (យកមកបន្ត)',
    'zh-Hans': '无需支付（结转亏损）',
    ar: 'لا شيء للدفع (خسارة مرحّلة)',
  },
  pendingReview: { en: 'Awaiting payment', km: 'រង់ចាំការបង់', 'zh-Hans': '待支付', ar: 'بانتظار الدفع' },
  pendingCollect: { en: 'Ready to collect', km: 'អាចទទួលបាន', 'zh-Hans': '可领取', ar: 'جاهز للتحصيل' },
  issued: { en: 'Paid', km: 'បានបង់', 'zh-Hans': '已支付', ar: 'مدفوع' },
  insufficient: { en: 'Insufficient balance', km: 'ប្រាក់មិនគ្រប់', 'zh-Hans': '余额不足', ar: 'المال غير كافٍ' },
  partPaid: { en: 'Partly paid', km: 'បានបង់មួយផ្នែក', 'zh-Hans': '部分支付', ar: 'مدفوع جزئيًا' },
  denied: { en: 'Overdue', km: 'មិនបានបង់ទាន់ពេល', 'zh-Hans': '逾期未付', ar: 'لم يُدفع في موعده' },
  correction,
}

const taken: Words = {
  en: 'Bet refunded',
  km: 'ការភ្នាល់ត្រូវបានលុបចោល',
  'zh-Hans': '投注撤销',
  ar: 'إلغاء رهان',
}
const voided: Words = {
  en: 'Bet voided',
  km: 'ការភ្នាល់ត្រូវបានប្រកាសជាមោឃៈ',
  'zh-Hans': '投注作废',
  ar: 'إبطال رهان',
}
const held: Words = {
  en: 'Withdrawal held',
  km: 'បានទប់ទុកប្រាក់ដក',
  'zh-Hans': '提款冻结',
  ar: 'مبلغ سحب محجوز',
}
const paidOut: Words = { en: 'Withdrawal paid', km: 'បានផ្ទេរប្រាក់ដក', 'zh-Hans': '提款已付', ar: 'سحب مدفوع' }
const returned: Words = {
  en: 'Withdrawal returned',
  km: 'បង្វិលប្រាក់ដកវិញ',
  'zh-Hans': '提款退回',
  ar: 'سحب معاد',
}
const credited: Words = { en: 'Deposit', km: 'ដាក់ប្រាក់', 'zh-Hans': '存款', ar: 'إيداع' }
const opening: Words = {
  en: 'Opening balance',
  km: 'សមតុល្យដើម',
  'zh-Hans': '期初余额',
  ar: 'الرصيد الافتتاحي',
}
const rebate: Words = { en: 'Rebate', km: 'ប្រាក់បង្វិល', 'zh-Hans': '返水', ar: 'الاسترداد' }
const reward: Words = { en: 'Reward', km: 'រង្វាន់', 'zh-Hans': '奖励', ar: 'جائزة' }
const contract: Words = { en: 'Contract', km: 'កិច្ចសន្យា', 'zh-Hans': '契约', ar: 'عقد' }

const types: Record<Type, Words> = {
  deposit: credited,
  withdrawalHold: held,
  withdrawalPaid: paidOut,
  withdrawalReleased: returned,
  bet: { en: 'Bet', km: 'ភ្នាល់', 'zh-Hans': '投注', ar: 'رهان' },
  win: { en: 'Win', km: 'ប្រាក់ឈ្នះ', 'zh-Hans': '赢取', ar: 'ربح' },
  rollback: taken,
  void: voided,
  transferIn: { en: 'Transfer in', km: 'បានទទួលការផ្ទេរ', 'zh-Hans': '转入', ar: 'تحويل وارد' },
  transferOut: { en: 'Transfer out', km: 'បានផ្ទេរចេញ', 'zh-Hans': '转出', ar: 'تحويل صادر' },
  walletTransfer: { en: 'Between wallets', km: 'រវាងកាបូប', 'zh-Hans': '钱包互转', ar: 'بين المحافظ' },
  opening,
  correction,
  bonus: { en: 'Bonus', km: 'ប្រាក់រង្វាន់', 'zh-Hans': '奖金', ar: 'مكافأة' },
  rebate,
  reward,
  points: { en: 'Points', km: 'ពិន្ទុ', 'zh-Hans': '积分', ar: 'نقاط' },
  contract,
  depositCredited: credited,
  withdrawalHeld: { en: 'Withdrawal requested', km: 'ស្នើដកប្រាក់', 'zh-Hans': '提款申请', ar: 'طلب سحب' },
  transferSent: { en: 'Transfer sent', km: 'បានផ្ទេរចេញ', 'zh-Hans': '转出', ar: 'تحويل مرسل' },
  transferReceived: { en: 'Transfer received', km: 'បានទទួលការផ្ទេរ', 'zh-Hans': '转入', ar: 'تحويل مستلم' },
  openingBalanceGranted: opening,
  corrected: correction,
  bonusGranted: { en: 'Bonus granted', km: 'បានផ្ដល់ប្រាក់រង្វាន់', 'zh-Hans': '发放奖金', ar: 'منح مكافأة' },
  bonusConverted: {
    en: 'Bonus converted to cash',
    km: 'ប្រាក់រង្វាន់ក្លាយជាសាច់ប្រាក់',
    'zh-Hans': '奖金转现金',
    ar: 'مكافأة تحوّلت إلى نقد',
  },
  bonusForfeited: {
    en: 'Bonus reversed',
    km: 'ដកប្រាក់រង្វាន់វិញ',
    'zh-Hans': '收回奖金',
    ar: 'استرجاع مكافأة',
  },
  rebatePaid: rebate,
  rewardPaid: reward,
  contractPaid: {
    en: 'Contract bill paid',
    km: 'បានបង់វិក្កយបត្រកិច្ចសន្យា',
    'zh-Hans': '支付契约账单',
    ar: 'دفع فاتورة عقد',
  },
  contractReceived: {
    en: 'Contract bill received',
    km: 'បានទទួលវិក្កយបត្រកិច្ចសន្យា',
    'zh-Hans': '收到契约账单',
    ar: 'استلام فاتورة عقد',
  },
}

const kinds: Record<Kind, Words> = {
  dividend: { en: 'Dividend', km: 'ភាគលាភ', 'zh-Hans': '分红', ar: 'توزيع الأرباح' },
  dailySalary: { en: 'Daily salary', km: 'ប្រាក់ឈ្នួលប្រចាំថ្ងៃ', 'zh-Hans': '日薪', ar: 'الراتب اليومي' },
  hourSalary: { en: 'Hourly salary', km: 'ប្រាក់ឈ្នួលតាមម៉ោង', 'zh-Hans': '时薪', ar: 'الراتب بالساعة' },
  realtimeSalary: {
    en: 'Real-time salary',
    km: 'ប្រាក់ឈ្នួលតាមពេលជាក់ស្ដែង',
    'zh-Hans': '实时薪资',
    ar: 'الراتب الفوري',
  },
}

const directions = {
  in: { en: 'In', km: 'ប្រាក់ចូល', 'zh-Hans': '入账', ar: 'وارد' },
  out: { en: 'Out', km: 'ប្រាក់ចេញ', 'zh-Hans': '出账', ar: 'صادر' },
} as const satisfies Record<string, Words>

const statuses = {
  done: { en: 'Completed', km: 'រួចរាល់', 'zh-Hans': '已完成', ar: 'تم' },
  reversed: { en: 'Reversed', km: 'បានដកវិញ', 'zh-Hans': '已撤销', ar: 'أُلغي' },
} as const satisfies Record<string, Words>

const results = {
  done: { en: 'Done', km: 'បានធ្វើរួច', 'zh-Hans': '已完成', ar: 'تم' },
  forbidden: {
    en: 'Refused: not permitted',
    km: 'បានបដិសេធ៖ គ្មានសិទ្ធិ',
    'zh-Hans': '已拒绝：无权限',
    ar: 'مرفوض: غير مسموح',
  },
  unknown: { en: 'Unknown', km: 'មិនដឹង', 'zh-Hans': '未知', ar: 'غير معروف' },
} as const satisfies Record<string, Words>

const devices: Record<(typeof betDevices)[number], Words> = {
  phone: { en: 'Phone', km: 'ទូរសព្ទ', 'zh-Hans': '手机', ar: 'هاتف' },
  tablet: { en: 'Tablet', km: 'ថេប្លេត', 'zh-Hans': '平板电脑', ar: 'جهاز لوحي' },
  computer: { en: 'Computer', km: 'កុំព្យូទ័រ', 'zh-Hans': '电脑', ar: 'حاسوب' },
}

/** How people call the values of a column. */
export const wordings: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  category: categories,
  state: states,
  type: types,
  kind: kinds,
  direction: directions,
  status: statuses,
  device: devices,
  result: results,
}
