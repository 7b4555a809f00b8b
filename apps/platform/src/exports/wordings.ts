import type {
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
import type { Names } from '../games/names.ts'

type Category = (typeof gameTypes)[number]
type State =
  | (typeof betStates)[number]
  | (typeof depositStates)[number]
  | (typeof withdrawalStates)[number]
  | (typeof billStates)[number]
  | (typeof bonusStates)[number]
type Type = (typeof transactionTypes)[number] | (typeof downlineTransactionTypes)[number]
type Kind = (typeof contractKinds)[number]

const categories: Record<Category, Names> = {
  LIVE: { en: 'Live casino', km: 'កាស៊ីណូផ្ទាល់', 'zh-Hans': '真人娱乐' },
  RNG: { en: 'Slots', km: 'ហ្គេមស្លត់', 'zh-Hans': '老虎机' },
  SPORTS: { en: 'Sports', km: 'កីឡា', 'zh-Hans': '体育' },
  ESPORTS: { en: 'E-sports', km: 'អ៊ីស្ព័រ', 'zh-Hans': '电竞' },
  PVP: { en: 'Poker and cards', km: 'ប៉ូកឃ័រ និងល្បែងបៀ', 'zh-Hans': '扑克与棋牌' },
  FISH: { en: 'Fishing', km: 'បាញ់ត្រី', 'zh-Hans': '捕鱼' },
  LOTT: { en: 'Lottery', km: 'ឆ្នោត', 'zh-Hans': '彩票' },
  ELOTT: { en: 'E-lottery', km: 'ឆ្នោតអេឡិចត្រូនិក', 'zh-Hans': '电子彩票' },
  COCKFIGHT: { en: 'Cockfight', km: 'ជល់មាន់', 'zh-Hans': '斗鸡' },
  INHOUSE: { en: 'In-house games', km: 'ហ្គេមរបស់យើង', 'zh-Hans': '自营游戏' },
  JACKPOT: { en: 'Jackpots', km: 'ជេកផត', 'zh-Hans': '累积大奖' },
  MINI: { en: 'Mini games', km: 'ហ្គេមតូចៗ', 'zh-Hans': '小游戏' },
  CRASH: { en: 'Crash games', km: 'ហ្គេមហោះហើរ', 'zh-Hans': '飞行倍数游戏' },
  ARCADE: { en: 'Arcade', km: 'អាកេដ', 'zh-Hans': '街机游戏' },
  TABLE: { en: 'Table games', km: 'ល្បែងលើតុ', 'zh-Hans': '桌面游戏' },
}

const states: Record<State, Names> = {
  unsettled: { en: 'Not settled', km: 'រង់ចាំលទ្ធផល', 'zh-Hans': '未结算' },
  won: { en: 'Won', km: 'ឈ្នះ', 'zh-Hans': '赢' },
  lost: { en: 'Lost', km: 'ចាញ់', 'zh-Hans': '输' },
  refunded: { en: 'Refunded', km: 'បានបង្វិលប្រាក់', 'zh-Hans': '已退款' },
  created: { en: 'Waits for your payment', km: 'រង់ចាំការបង់ប្រាក់របស់អ្នក', 'zh-Hans': '等待您付款' },
  pending: { en: 'On its way', km: 'កំពុងដំណើរការ', 'zh-Hans': '处理中' },
  underReview: { en: 'Under review', km: 'កំពុងត្រួតពិនិត្យ', 'zh-Hans': '审核中' },
  approved: { en: 'Approved', km: 'បានអនុម័ត', 'zh-Hans': '已批准' },
  rejected: { en: 'Rejected', km: 'បានបដិសេធ', 'zh-Hans': '已拒绝' },
  expired: { en: 'Expired', km: 'ផុតកំណត់', 'zh-Hans': '已过期' },
  requested: { en: 'Requested', km: 'បានស្នើសុំ', 'zh-Hans': '已申请' },
  sent: { en: 'Sent', km: 'បានផ្ញើ', 'zh-Hans': '已转出' },
  confirmPending: { en: 'Waits for your answer', km: 'រង់ចាំការបញ្ជាក់របស់អ្នក', 'zh-Hans': '等待确认' },
  completed: { en: 'Completed', km: 'បានបញ្ចប់', 'zh-Hans': '已完成' },
  caseOpen: { en: 'Being looked into', km: 'កំពុងផ្ទៀងផ្ទាត់', 'zh-Hans': '核查中' },
  cancelled: { en: 'Cancelled', km: 'បានបោះបង់', 'zh-Hans': '已取消' },
  offered: { en: 'Offered', km: 'បានផ្ដល់ជូន', 'zh-Hans': '待领取' },
  active: { en: 'Claimed', km: 'បានទទួលយក', 'zh-Hans': '已领取' },
  wagering: { en: 'Being wagered', km: 'កំពុងភ្នាល់', 'zh-Hans': '流水进行中' },
  converted: { en: 'Became cash', km: 'ក្លាយជាសាច់ប្រាក់', 'zh-Hans': '已转为现金' },
  notReached: { en: 'No tier reached', km: 'មិនបានសម្រេចថ្នាក់ណា', 'zh-Hans': '未达档位' },
  pendingReview: { en: 'Waits to be paid', km: 'រង់ចាំការបង់', 'zh-Hans': '待支付' },
  pendingCollect: { en: 'Ready to collect', km: 'អាចទទួលបាន', 'zh-Hans': '可领取' },
  issued: { en: 'Paid', km: 'បានបង់', 'zh-Hans': '已支付' },
  insufficient: { en: 'Not enough money', km: 'ប្រាក់មិនគ្រប់', 'zh-Hans': '余额不足' },
  partPaid: { en: 'Partly paid', km: 'បានបង់មួយផ្នែក', 'zh-Hans': '部分支付' },
  denied: { en: 'Not paid in time', km: 'មិនបានបង់ទាន់ពេល', 'zh-Hans': '逾期未付' },
}

const taken: Names = { en: 'Bet taken back', km: 'ការភ្នាល់ត្រូវបានលុបចោល', 'zh-Hans': '投注撤销' }
const held: Names = { en: 'Withdrawal held', km: 'បានទប់ទុកប្រាក់ដក', 'zh-Hans': '提款冻结' }
const paidOut: Names = { en: 'Withdrawal paid', km: 'បានផ្ទេរប្រាក់ដក', 'zh-Hans': '提款已付' }
const returned: Names = { en: 'Withdrawal returned', km: 'បង្វិលប្រាក់ដកវិញ', 'zh-Hans': '提款退回' }
const credited: Names = { en: 'Deposit', km: 'ដាក់ប្រាក់', 'zh-Hans': '存款' }
const correction: Names = { en: 'Correction', km: 'ការកែតម្រូវ', 'zh-Hans': '更正' }
const opening: Names = { en: 'Opening balance', km: 'សមតុល្យដើម', 'zh-Hans': '期初余额' }
const rebate: Names = { en: 'Rebate', km: 'ប្រាក់បង្វិល', 'zh-Hans': '返水' }
const reward: Names = { en: 'Reward', km: 'រង្វាន់', 'zh-Hans': '奖励' }
const contract: Names = { en: 'Contract', km: 'កិច្ចសន្យា', 'zh-Hans': '契约' }

const types: Record<Type, Names> = {
  deposit: credited,
  withdrawalHold: held,
  withdrawalPaid: paidOut,
  withdrawalReleased: returned,
  bet: { en: 'Bet', km: 'ភ្នាល់', 'zh-Hans': '投注' },
  win: { en: 'Win', km: 'ប្រាក់ឈ្នះ', 'zh-Hans': '赢取' },
  rollback: taken,
  transferIn: { en: 'Transfer in', km: 'បានទទួលការផ្ទេរ', 'zh-Hans': '转入' },
  transferOut: { en: 'Transfer out', km: 'បានផ្ទេរចេញ', 'zh-Hans': '转出' },
  walletTransfer: { en: 'Between wallets', km: 'រវាងកាបូប', 'zh-Hans': '钱包互转' },
  opening,
  correction,
  bonus: { en: 'Bonus', km: 'ប្រាក់រង្វាន់', 'zh-Hans': '奖金' },
  rebate,
  reward,
  points: { en: 'Points', km: 'ពិន្ទុ', 'zh-Hans': '积分' },
  contract,
  depositCredited: credited,
  withdrawalHeld: { en: 'Withdrawal requested', km: 'ស្នើដកប្រាក់', 'zh-Hans': '提款申请' },
  transferSent: { en: 'Transfer sent', km: 'បានផ្ទេរចេញ', 'zh-Hans': '转出' },
  openingBalanceGranted: opening,
  corrected: correction,
  bonusGranted: { en: 'Bonus granted', km: 'បានផ្ដល់ប្រាក់រង្វាន់', 'zh-Hans': '发放奖金' },
  bonusConverted: { en: 'Bonus became cash', km: 'ប្រាក់រង្វាន់ក្លាយជាសាច់ប្រាក់', 'zh-Hans': '奖金转现金' },
  bonusForfeited: { en: 'Bonus taken back', km: 'ដកប្រាក់រង្វាន់វិញ', 'zh-Hans': '收回奖金' },
  rebatePaid: rebate,
  rewardPaid: reward,
  contractPaid: { en: 'Contract bill', km: 'វិក្កយបត្រកិច្ចសន្យា', 'zh-Hans': '契约账单' },
}

const kinds: Record<Kind, Names> = {
  dividend: { en: 'Dividend', km: 'ភាគលាភ', 'zh-Hans': '分红' },
  dailySalary: { en: 'Daily salary', km: 'ប្រាក់ឈ្នួលប្រចាំថ្ងៃ', 'zh-Hans': '日薪' },
  hourSalary: { en: 'Hourly salary', km: 'ប្រាក់ឈ្នួលតាមម៉ោង', 'zh-Hans': '时薪' },
  realtimeSalary: { en: 'Real-time salary', km: 'ប្រាក់ឈ្នួលតាមពេលជាក់ស្ដែង', 'zh-Hans': '实时薪资' },
}

const directions = {
  in: { en: 'In', km: 'ប្រាក់ចូល', 'zh-Hans': '入账' },
  out: { en: 'Out', km: 'ប្រាក់ចេញ', 'zh-Hans': '出账' },
} as const satisfies Record<string, Names>

const statuses = {
  done: { en: 'Done', km: 'រួចរាល់', 'zh-Hans': '已完成' },
  reversed: { en: 'Taken back', km: 'បានដកវិញ', 'zh-Hans': '已撤销' },
} as const satisfies Record<string, Names>

/** How people call the values of a column. */
export const wordings: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  category: categories,
  state: states,
  type: types,
  kind: kinds,
  direction: directions,
  status: statuses,
}
