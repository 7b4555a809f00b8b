import type { Words } from '../games/names.ts'

interface MoneyText {
  readonly title: Words
  /** `{amount}` is the money with its currency; `{name}` is a bonus or the other account. */
  readonly text: Words
}

/** The text of the message about each movement of money or bonus money. */
export const moneyTexts = {
  depositCredited: {
    title: { en: 'Deposit received', km: 'បានទទួលប្រាក់បញ្ញើ', 'zh-Hans': '存款已到账', ar: 'وصل إيداعك' },
    text: {
      en: '{amount} is in your balance.',
      km: '{amount} បានចូលក្នុងសមតុល្យរបស់អ្នកហើយ។',
      'zh-Hans': '{amount} 已计入您的余额。',
      ar: 'أُضيف {amount} إلى رصيدك.',
    },
  },
  depositRejected: {
    title: {
      en: 'Deposit not received',
      km: 'មិនបានទទួលប្រាក់បញ្ញើទេ',
      'zh-Hans': '存款未到账',
      ar: 'لم يصل إيداعك',
    },
    text: {
      en: 'Your payment of {amount} was rejected or did not arrive. Open the deposit to see why and what to do next.',
      km: 'ការបង់ប្រាក់ចំនួន {amount} ត្រូវបានបដិសេធ ឬមិនបានមកដល់។ សូមបើកប្រតិបត្តិការដាក់ប្រាក់ ដើម្បីមើលមូលហេតុ និងអ្វីដែលអ្នកអាចធ្វើ។',
      'zh-Hans': '{amount} 的付款被拒绝或未到账。请打开该笔存款查看原因和处理办法。',
      ar: 'رُفضت دفعة بقيمة {amount} أو لم تصل. افتح الإيداع لمعرفة السبب وما يمكنك فعله.',
    },
  },
  depositExpired: {
    title: {
      en: 'Deposit expired',
      km: 'ការដាក់ប្រាក់បានផុតកំណត់',
      'zh-Hans': '存款已过期',
      ar: 'انتهت مهلة الإيداع',
    },
    text: {
      en: 'No payment of {amount} arrived in time. If you paid, keep the receipt and contact customer service.',
      km: 'ការបង់ប្រាក់ចំនួន {amount} មិនបានមកដល់ទាន់ពេលទេ។ ប្រសិនបើអ្នកបានបង់ សូមរក្សាទុកបង្កាន់ដៃ ហើយទាក់ទងសេវាអតិថិជន។',
      'zh-Hans': '未在规定时间内收到 {amount} 的付款。如果您已付款，请保留凭证并联系客服。',
      ar: 'لم تصل دفعة بقيمة {amount} في الوقت المحدد. إذا دفعت فاحتفظ بالإيصال وراسل خدمة العملاء.',
    },
  },
  withdrawalToConfirm: {
    title: {
      en: 'Did your withdrawal arrive?',
      km: 'តើប្រាក់ដែលអ្នកដកបានមកដល់ហើយឬនៅ?',
      'zh-Hans': '您的提款到账了吗？',
      ar: 'هل وصل السحب؟',
    },
    text: {
      en: 'The bank has paid {amount}. Check your account and confirm that the money arrived, or tell us if it did not.',
      km: 'ធនាគារបានបង់ {amount} ហើយ។ សូមពិនិត្យគណនីរបស់អ្នក ហើយបញ្ជាក់ថាប្រាក់បានមកដល់ ឬប្រាប់យើងថាមិនទាន់មកដល់។',
      'zh-Hans': '银行已支付 {amount}。请查看您的账户，确认是否到账；如未到账，请告诉我们。',
      ar: 'دفع البنك {amount}. تحقق من حسابك وأكّد وصول المال، أو أخبرنا بأنه لم يصل.',
    },
  },
  identityNeeded: {
    title: {
      en: 'Identity document needed',
      km: 'ត្រូវការឯកសារអត្តសញ្ញាណ',
      'zh-Hans': '需要身份证件',
      ar: 'مطلوب وثيقة هوية',
    },
    text: {
      en: 'Your withdrawal of {amount} is on hold until you provide an identity document. Without one, the money goes back to your balance.',
      km: 'ការដកប្រាក់ {amount} របស់អ្នកត្រូវរង់ចាំរហូតដល់អ្នកបង្ហាញឯកសារអត្តសញ្ញាណ។ បើគ្មានទេ ប្រាក់នឹងត្រឡប់ទៅសមតុល្យរបស់អ្នកវិញ។',
      'zh-Hans': '您的 {amount} 提款需要出示身份证件后才能继续，否则款项将退回您的余额。',
      ar: 'سحبك بقيمة {amount} معلّق إلى أن تقدّم وثيقة هوية. وبدونها يعود المال إلى رصيدك.',
    },
  },
  withdrawalCompleted: {
    title: {
      en: 'Withdrawal completed',
      km: 'ការដកប្រាក់បានបញ្ចប់',
      'zh-Hans': '提款已完成',
      ar: 'اكتمل السحب',
    },
    text: {
      en: 'Your withdrawal of {amount} is complete.',
      km: 'ការដកប្រាក់ {amount} របស់អ្នកបានបញ្ចប់ហើយ។',
      'zh-Hans': '您的 {amount} 提款已完成。',
      ar: 'اكتمل سحبك بقيمة {amount}.',
    },
  },
  withdrawalReleased: {
    title: {
      en: 'Withdrawal returned',
      km: 'ប្រាក់ដកត្រូវបានប្រគល់ត្រឡប់វិញ',
      'zh-Hans': '提款已退回',
      ar: 'أُعيد السحب',
    },
    text: {
      en: 'Your withdrawal was not paid. {amount} is back in your balance.',
      km: 'ការដកប្រាក់របស់អ្នកមិនបានបង់ចេញទេ៖ {amount} បានត្រឡប់ទៅសមតុល្យរបស់អ្នកវិញ។',
      'zh-Hans': '您的提款未支付：{amount} 已退回您的余额。',
      ar: 'لم يُدفع سحبك: عاد {amount} إلى رصيدك.',
    },
  },
  transferReceived: {
    title: {
      en: 'Transfer received',
      km: 'បានទទួលប្រាក់ផ្ទេរ',
      'zh-Hans': '收到转账',
      ar: 'تحويل وارد',
    },
    text: {
      en: '{name} sent you {amount}.',
      km: '{name} បានផ្ទេរ {amount} មកអ្នក។',
      'zh-Hans': '{name} 向您转账 {amount}。',
      ar: 'أرسل إليك {name} مبلغ {amount}.',
    },
  },
  transferSent: {
    title: { en: 'Transfer sent', km: 'បានផ្ទេរប្រាក់ចេញ', 'zh-Hans': '转账已发送', ar: 'تحويل صادر' },
    text: {
      en: 'You sent {amount} to {name}.',
      km: 'អ្នកបានផ្ទេរ {amount} ទៅ {name}។',
      'zh-Hans': '您向 {name} 转账 {amount}。',
      ar: 'أرسلت {amount} إلى {name}.',
    },
  },
  walletTransferConfirmed: {
    title: {
      en: 'Wallet transfer completed',
      km: 'ការផ្ទេររវាងកាបូបបានបញ្ចប់',
      'zh-Hans': '钱包转账已完成',
      ar: 'اكتمل التحويل بين المحافظ',
    },
    text: {
      en: '{amount} was moved between your wallets.',
      km: '{amount} ត្រូវបានផ្ទេររវាងកាបូបរបស់អ្នក។',
      'zh-Hans': '{amount} 已在您的钱包之间转移。',
      ar: 'نُقل {amount} بين محفظتيك.',
    },
  },
  walletTransferReturned: {
    title: {
      en: 'Wallet transfer returned',
      km: 'ការផ្ទេររវាងកាបូបត្រូវបានប្រគល់ត្រឡប់',
      'zh-Hans': '钱包转账已退回',
      ar: 'أُعيد التحويل بين المحافظ',
    },
    text: {
      en: 'The vendor rejected the transfer. {amount} was returned.',
      km: 'អ្នកផ្គត់ផ្គង់បានបដិសេធការផ្ទេរ៖ {amount} បានត្រឡប់ទៅកន្លែងដើមវិញ។',
      'zh-Hans': '平台拒绝了转账：{amount} 已退回原钱包。',
      ar: 'رفض المزوّد التحويل: عاد {amount} إلى مصدره.',
    },
  },
  bonusGranted: {
    title: {
      en: 'Bonus claimed',
      km: 'បានទទួលយកប្រាក់រង្វាន់',
      'zh-Hans': '奖金已领取',
      ar: 'استُلمت المكافأة',
    },
    text: {
      en: '{name}: {amount} is in your bonus balance.',
      km: '{name}៖ {amount} នៅក្នុងសមតុល្យរង្វាន់របស់អ្នក។',
      'zh-Hans': '{name}：{amount} 已计入您的奖金余额。',
      ar: '{name}: أُضيف {amount} إلى رصيد مكافآتك.',
    },
  },
  bonusConverted: {
    title: {
      en: 'Bonus converted to cash',
      km: 'ប្រាក់រង្វាន់បានក្លាយជាសាច់ប្រាក់',
      'zh-Hans': '奖金已转为现金',
      ar: 'تحولت المكافأة إلى نقد',
    },
    text: {
      en: '{name}: you can now withdraw {amount}.',
      km: '{name}៖ {amount} ឥឡូវជាសាច់ប្រាក់ដែលអ្នកអាចដកបាន។',
      'zh-Hans': '{name}：{amount} 现已转为可提取的现金。',
      ar: '{name}: أصبح {amount} نقدًا يمكنك سحبه.',
    },
  },
  bonusExpired: {
    title: {
      en: 'Bonus expired',
      km: 'ប្រាក់រង្វាន់បានផុតកំណត់',
      'zh-Hans': '奖金已过期',
      ar: 'انتهت المكافأة',
    },
    text: {
      en: '{name} was not wagered in time. You lost {amount} of bonus money.',
      km: '{name} មិនបានភ្នាល់គ្រប់ទាន់ពេលទេ៖ ប្រាក់រង្វាន់ {amount} បានបញ្ចប់។',
      'zh-Hans': '{name} 未在期限内完成流水：{amount} 奖金已失效。',
      ar: 'لم تكتمل مراهنات {name} في الوقت المحدد: انتهى {amount} من رصيد المكافآت.',
    },
  },
  bonusCancelled: {
    title: {
      en: 'Bonus cancelled',
      km: 'ប្រាក់រង្វាន់ត្រូវបានលុបចោល',
      'zh-Hans': '奖金已取消',
      ar: 'أُلغيت المكافأة',
    },
    text: {
      en: '{name} was cancelled. {amount} of bonus money was removed.',
      km: '{name} ត្រូវបានលុបចោល៖ ប្រាក់រង្វាន់ {amount} បានបញ្ចប់។',
      'zh-Hans': '{name} 已取消：{amount} 奖金已失效。',
      ar: 'أُلغيت {name}: انتهى {amount} من رصيد المكافآت.',
    },
  },
  bonusLost: {
    title: { en: 'Bonus used up', km: 'ប្រាក់រង្វាន់អស់ហើយ', 'zh-Hans': '奖金已用完', ar: 'نفدت المكافأة' },
    text: {
      en: 'You have used all of {name}.',
      km: '{name} មិននៅសល់អ្វីទេ។',
      'zh-Hans': '{name} 已全部用完。',
      ar: 'لم يبقَ شيء من {name}.',
    },
  },
  bonusEnding: {
    title: {
      en: 'Bonus ending soon',
      km: 'ប្រាក់រង្វាន់ជិតផុតកំណត់',
      'zh-Hans': '奖金即将到期',
      ar: 'مكافأة على وشك الانتهاء',
    },
    text: {
      en: '{name} ends within a day. You have {amount} left to wager.',
      km: '{name} នឹងផុតកំណត់ក្នុងរយៈពេលមួយថ្ងៃ។ នៅសល់ {amount} ត្រូវភ្នាល់ទៀត។',
      'zh-Hans': '{name} 将在一天内到期，还需投注 {amount}。',
      ar: 'تنتهي {name} خلال يوم. بقي عليك المراهنة بمبلغ {amount}.',
    },
  },
  bonusOfferEnding: {
    title: {
      en: 'Bonus offer ending soon',
      km: 'ការផ្ដល់ជូនប្រាក់រង្វាន់ជិតផុតកំណត់',
      'zh-Hans': '奖金优惠即将到期',
      ar: 'عرض مكافأة على وشك الانتهاء',
    },
    text: {
      en: 'You have less than a day to claim {name} ({amount}).',
      km: '{name} ({amount}) អាចទទួលយកបានតិចជាងមួយថ្ងៃទៀតប៉ុណ្ណោះ។',
      'zh-Hans': '{name}（{amount}）的领取时间不足一天。',
      ar: 'بقي أقل من يوم لاستلام {name} ({amount}).',
    },
  },
  rebatePaid: {
    title: { en: 'Rebate paid', km: 'បានបង់ប្រាក់បង្វិល', 'zh-Hans': '返水已发放', ar: 'دُفع الاسترداد' },
    text: {
      en: 'Your rebate of {amount} is in your balance.',
      km: 'ប្រាក់បង្វិល {amount} បានចូលក្នុងសមតុល្យរបស់អ្នក។',
      'zh-Hans': '{amount} 返水已计入您的余额。',
      ar: 'أُضيف {amount} من الاسترداد إلى رصيدك.',
    },
  },
  rewardPaid: {
    title: { en: 'Reward paid', km: 'បានបង់រង្វាន់', 'zh-Hans': '奖励已发放', ar: 'دُفعت الجائزة' },
    text: {
      en: '{amount} is in your balance.',
      km: '{amount} បានចូលក្នុងសមតុល្យរបស់អ្នកហើយ។',
      'zh-Hans': '{amount} 已计入您的余额。',
      ar: 'أُضيف {amount} إلى رصيدك.',
    },
  },
  pointsConverted: {
    title: {
      en: 'Points converted to cash',
      km: 'ពិន្ទុបានប្ដូរជាប្រាក់',
      'zh-Hans': '积分已兑换为现金',
      ar: 'حُولت النقاط إلى مال',
    },
    text: {
      en: '{amount} is in your balance.',
      km: '{amount} បានចូលក្នុងសមតុល្យរបស់អ្នកហើយ។',
      'zh-Hans': '{amount} 已计入您的余额。',
      ar: 'أُضيف {amount} إلى رصيدك.',
    },
  },
  pointsBought: {
    title: { en: 'Points bought', km: 'បានទិញពិន្ទុ', 'zh-Hans': '已购买积分', ar: 'اشتُريت النقاط' },
    text: {
      en: 'You bought points for {amount}.',
      km: 'អ្នកបានទិញពិន្ទុចំនួន {amount}។',
      'zh-Hans': '您花费 {amount} 购买了积分。',
      ar: 'اشتريت نقاطًا بمبلغ {amount}.',
    },
  },
  contractReceived: {
    title: {
      en: 'Contract payment received',
      km: 'បានទទួលប្រាក់កិច្ចសន្យា',
      'zh-Hans': '收到契约款项',
      ar: 'وصلت دفعة العقد',
    },
    text: {
      en: 'Your contract paid {amount} into your balance.',
      km: 'កិច្ចសន្យារបស់អ្នកបានបង់ {amount} ចូលក្នុងសមតុល្យ។',
      'zh-Hans': '您的契约已向您的余额支付 {amount}。',
      ar: 'أُضيف {amount} من عقدك إلى رصيدك.',
    },
  },
  contractBillsDue: {
    title: {
      en: 'Bills due',
      km: 'វិក្កយបត្រត្រូវបង់',
      'zh-Hans': '账单待支付',
      ar: 'فواتير مستحقة',
    },
    text: {
      en: 'You owe your downlines {amount} on unpaid bills. Pay them before they are due.',
      km: 'អ្នកជំពាក់គណនីក្រោម {amount} លើវិក្កយបត្រដែលមិនទាន់បង់។ សូមបង់មុនផុតកំណត់។',
      'zh-Hans': '您还欠直属下级 {amount} 的未付账单，请在到期前支付。',
      ar: 'عليك لوكلائك الفرعيين {amount} من فواتير لم تُدفع بعد. ادفعها قبل موعدها.',
    },
  },
  teamWin: {
    title: {
      en: 'Large win in your team',
      km: 'ការឈ្នះធំក្នុងក្រុមរបស់អ្នក',
      'zh-Hans': '您的团队有大额赢利',
      ar: 'ربح كبير في فريقك',
    },
    text: {
      en: '{name} won {amount} with one bet.',
      km: '{name} បានឈ្នះ {amount} ក្នុងការភ្នាល់មួយ។',
      'zh-Hans': '{name} 一注赢得 {amount}。',
      ar: 'ربح {name} مبلغ {amount} برهان واحد.',
    },
  },
  teamWithdrawal: {
    title: {
      en: 'Large withdrawal in your team',
      km: 'ការដកប្រាក់ធំក្នុងក្រុមរបស់អ្នក',
      'zh-Hans': '您的团队有大额提款',
      ar: 'سحب كبير في فريقك',
    },
    text: {
      en: '{name} requested a withdrawal of {amount}.',
      km: '{name} បានស្នើដកប្រាក់ចំនួន {amount}។',
      'zh-Hans': '{name} 申请提款 {amount}。',
      ar: 'طلب {name} سحب {amount}.',
    },
  },
} as const satisfies Record<string, MoneyText>

export type MoneyNews = keyof typeof moneyTexts
