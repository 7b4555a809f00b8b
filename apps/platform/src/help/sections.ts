import type { Names } from '../games/names.ts'
import { arabicHelp } from './arabic.ts'

export interface HelpSection {
  readonly anchor: string
  readonly title: Names
  /** HTML; `{age}` and `{brand}` are filled in when it is read. */
  readonly content: Names
}

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const steps = (lines: readonly string[]): string =>
  `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`
interface InThree {
  readonly shape: (lines: readonly string[]) => string
  readonly texts: Names
}

const inThree = (
  shape: (lines: readonly string[]) => string,
  en: readonly string[],
  km: readonly string[],
  zh: readonly string[],
): InThree => ({ shape, texts: { en: shape(en), km: shape(km), 'zh-Hans': shape(zh) } })

const inThreeLanguages: readonly (Omit<HelpSection, 'content'> & { readonly content: InThree })[] = [
  {
    anchor: 'term',
    title: { en: 'Terms', km: 'លក្ខខណ្ឌប្រើប្រាស់', 'zh-Hans': '服务条款' },
    content: inThree(
      list,
      [
        'An account is for one person aged {age} or over. Only that person may use it.',
        'Your registration details must be true. We pay only to accounts in your own name.',
        'Bets are final once accepted. If a round fails, it is cancelled and the stake is returned.',
        'Your records show stakes, wins and every transaction. Tell us within 30 days if something is wrong.',
        'We close accounts that are shared or that use software to play. Your own money is paid out.',
        'We announce changes to these terms before they take effect.',
      ],
      [
        'គណនីមួយសម្រាប់មនុស្សម្នាក់ដែលមានអាយុ {age} ឆ្នាំឡើងទៅ ហើយមានតែម្ចាស់គណនីប៉ុណ្ណោះដែលលេង។',
        'ព័ត៌មានពេលចុះឈ្មោះត្រូវតែពិត៖ ការទូទាត់ធ្វើទៅគណនីដែលមានឈ្មោះរបស់អ្នកប៉ុណ្ណោះ។',
        'ការភ្នាល់ចូលជាធរមានពេលត្រូវបានទទួល។ ជុំដែលមានបញ្ហានឹងត្រូវលុបចោល ហើយប្រាក់ភ្នាល់ត្រូវបង្វិលវិញ។',
        'ប្រាក់ភ្នាល់ ប្រាក់ឈ្នះ និងប្រតិបត្តិការទាំងអស់មាននៅក្នុងកំណត់ត្រារបស់អ្នក។ បើមានអ្វីមិនត្រឹមត្រូវ សូមប្រាប់យើងក្នុងរយៈពេល 30 ថ្ងៃ។',
        'គណនីដែលប្រើរួមគ្នា ឬប្រើកម្មវិធីស្វ័យប្រវត្តិនឹងត្រូវបិទ ហើយប្រាក់របស់ម្ចាស់គណនីត្រូវបង់ជូនវិញ។',
        'ការផ្លាស់ប្ដូរលក្ខខណ្ឌនឹងប្រកាសជាមុន។',
      ],
      [
        '每个账户仅供一位年满 {age} 岁的本人使用。',
        '注册资料须真实，款项只会支付至本人名下的账户。',
        '投注一经接受即有效；未能正常完成的局将被撤销，并退回投注额。',
        '投注、赢取与每笔资金变动均有记录。如发现有误，请在 30 天内告知。',
        '多人共用或使用程序自动游戏的账户将被关闭，自有资金会予以退还。',
        '条款变更会在生效前公告。',
      ],
    ),
  },
  {
    anchor: 'privacy',
    title: { en: 'Privacy', km: 'ឯកជនភាព', 'zh-Hans': '隐私政策' },
    content: inThree(
      list,
      [
        'We keep what your account and the law require: name, contact details, payments, bets and the IP addresses you sign in from.',
        'Bank account numbers are encrypted. Pages show only the last four digits.',
        'We remove location and device data from pictures you upload. Only you and our reviewers can see them.',
        'We never sell your data. Payment partners receive only what a payment needs.',
        'Ask customer service for a copy of your data, or to delete it once the legal retention period ends.',
      ],
      [
        'យើងរក្សាទុកតែអ្វីដែលគណនី និងច្បាប់ត្រូវការ៖ ឈ្មោះ ទំនាក់ទំនង ការទូទាត់ ការភ្នាល់ និងអាសយដ្ឋានដែលអ្នកចូលប្រើ។',
        'លេខគណនីធនាគារត្រូវបានអ៊ិនគ្រីប ហើយទំព័របង្ហាញតែលេខបួនខ្ទង់ចុងក្រោយ។',
        'រូបភាពដែលអ្នកផ្ញើត្រូវបានបង្កើតថ្មីដោយគ្មានព័ត៌មានទីតាំង ឬឧបករណ៍ ហើយមានតែអ្នក និងអ្នកពិនិត្យរបស់យើងដែលអាចមើល។',
        'យើងមិនលក់ទិន្នន័យឱ្យអ្នកណាទេ។ ដៃគូទូទាត់ដឹងតែអ្វីដែលការទូទាត់ត្រូវការ។',
        'អ្នកអាចសុំច្បាប់ចម្លងទិន្នន័យពីសេវាអតិថិជន ឬសុំឱ្យលុប ក្រោយរយៈពេលដែលច្បាប់កំណត់។',
      ],
      [
        '我们仅保存账户与法律所需的资料：姓名、联系方式、收付款、投注及登录地址。',
        '银行账号加密保存，页面仅显示后四位。',
        '您上传的图片会重新生成，去除位置与设备信息，仅您与审核人员可见。',
        '我们不向任何人出售资料，支付伙伴仅获知付款所需信息。',
        '您可向客服索取资料副本，或在法定期限后申请删除。',
      ],
    ),
  },
  {
    anchor: 'rules',
    title: { en: 'Rules of bets and promotions', km: 'វិធានភ្នាល់ និងប្រូម៉ូសិន', 'zh-Hans': '投注与优惠规则' },
    content: inThree(
      list,
      [
        'Each game shows its own rules and odds. Those apply.',
        'Valid bet is the part of a stake that was at risk. Ties, refunds and void bets do not count.',
        'You can apply for a promotion once per account. Its page shows who can take part and when it ends.',
        'Bonus money becomes yours once it is wagered. The bonus page shows how much is left.',
      ],
      [
        'ហ្គេមនីមួយៗបង្ហាញវិធាន និងឱកាសឈ្នះនៅលើទំព័ររបស់វា ហើយវិធាននោះជាគោល។',
        'ភ្នាល់មានសុពលភាព គឺផ្នែកនៃប្រាក់ភ្នាល់ដែលប្រឈមហានិភ័យពិត។ លទ្ធផលស្មើ ការបង្វិលប្រាក់ និងការភ្នាល់មោឃៈ មិនរាប់ទេ។',
        'គណនីនីមួយៗស្នើសុំប្រូម៉ូសិនមួយបានតែម្ដង។ ទំព័ររបស់ប្រូម៉ូសិនបញ្ជាក់អ្នកដែលអាចចូលរួម និងកាលកំណត់។',
        'ប្រាក់រង្វាន់ក្លាយជារបស់អ្នក ពេលភ្នាល់គ្រប់ចំនួន។ ទំព័រប្រាក់រង្វាន់បង្ហាញចំនួនដែលនៅត្រូវភ្នាល់។',
      ],
      [
        '每款游戏页面均公布规则与概率，并以其为准。',
        '有效投注是投注中实际承担风险的部分，和局、退款与无效投注不计入。',
        '每个账户对每项优惠可申请一次，活动页面说明参与条件与截止时间。',
        '完成流水后奖金归您所有，奖金页面会显示剩余流水。',
      ],
    ),
  },
  {
    anchor: 'responsible',
    title: { en: 'Responsible gaming', km: 'ការលេងប្រកបដោយការទទួលខុសត្រូវ', 'zh-Hans': '理性游戏' },
    content: inThree(
      list,
      [
        'Gambling is entertainment that costs money, not a way to earn it. Stake only what you can afford to lose.',
        'On the page “Limits and breaks” you can set deposit, loss, stake and time limits. Lower limits take effect immediately, higher ones after 24 hours.',
        'Take a break or exclude yourself. No one can undo it early, including us.',
        'Warning signs: chasing losses, hiding your play, borrowing to play. Talk to someone you trust or a helpline in your country.',
        'No one under {age} may play. Keep your device and passwords away from children.',
      ],
      [
        'ការលេងជាការកម្សាន្តដែលចំណាយប្រាក់ មិនមែនជាវិធីរកប្រាក់ទេ។ សូមភ្នាល់តែប្រាក់ដែលអ្នកអាចចាញ់បាន។',
        'នៅទំព័រ “កម្រិតកំណត់ និងការសម្រាក” អ្នកអាចដាក់កម្រិតកំណត់សម្រាប់ការដាក់ប្រាក់ ការចាញ់ ប្រាក់ភ្នាល់ និងពេលវេលា។ ការបន្ថយមានប្រសិទ្ធភាពភ្លាម ការបង្កើនមានប្រសិទ្ធភាពក្រោយ 24 ម៉ោង។',
        'អ្នកអាចសម្រាក ឬដកខ្លួនចេញ៖ គ្មាននរណាអាចលុបចោលមុនកំណត់ឡើយ រួមទាំងយើង។',
        'សញ្ញាគួរប្រយ័ត្ន៖ លេងដើម្បីយកប្រាក់ដែលចាញ់មកវិញ លាក់បាំង ឬខ្ចីប្រាក់លេង។ សូមនិយាយជាមួយអ្នកដែលទុកចិត្ត ឬខ្សែជំនួយក្នុងប្រទេសអ្នក។',
        'អ្នកមានអាយុក្រោម {age} ឆ្នាំ មិនត្រូវបានអនុញ្ញាតឱ្យលេងទេ។ សូមទុកឧបករណ៍ និងពាក្យសម្ងាត់ឱ្យឆ្ងាយពីកុមារ។',
      ],
      [
        '博彩是需要花钱的娱乐，不是赚钱的方式。请只投入您能承受的金额。',
        '您可在“限额与休息”页面设置存款、亏损、投注与时间限额。调低立即生效，调高需 24 小时。',
        '您可以休息一段时间或自我排除：期满前任何人（包括我们）都无法取消。',
        '请警惕以下迹象：为追回亏损而玩、隐瞒、借钱投注。请与信任的人谈谈，或拨打当地的求助热线。',
        '未满 {age} 岁不得参与。请勿让儿童接触您的设备与密码。',
      ],
    ),
  },
  {
    anchor: 'deposit',
    title: { en: 'How to deposit', km: 'របៀបដាក់ប្រាក់', 'zh-Hans': '如何存款' },
    content: inThree(
      steps,
      [
        'Open the member centre and choose Deposit.',
        'Choose a payment method and an amount within its limits.',
        'Pay the exact amount to the account shown, with the reference shown.',
        'A local bank transfer is credited within 15 seconds. If it takes longer, the page shows when to expect an update.',
      ],
      [
        'បើកមជ្ឈមណ្ឌលសមាជិក ហើយជ្រើសរើស “ដាក់ប្រាក់”។',
        'ជ្រើសរើសវិធី និងចំនួនទឹកប្រាក់ក្នុងកម្រិតកំណត់។',
        'បង់ឱ្យត្រូវចំនួន ទៅគណនីដែលបង្ហាញ ដោយដាក់លេខយោង។',
        'ប្រាក់ផ្ទេរពីធនាគារក្នុងស្រុកចូលសមតុល្យក្នុងរយៈពេល 15 វិនាទី។ បើយូរជាងនេះ ទំព័រនឹងប្រាប់ថាអ្នកទទួលដំណឹងពីយើងនៅពេលណា។',
      ],
      [
        '打开会员中心，选择“存款”。',
        '选择方式，并在限额内输入金额。',
        '按所示账户与转账附言，转入准确金额。',
        '本地银行转账 15 秒内到账；如有延迟，页面会说明何时再通知您。',
      ],
    ),
  },
  {
    anchor: 'withdraw',
    title: { en: 'How to withdraw', km: 'របៀបដកប្រាក់', 'zh-Hans': '如何提款' },
    content: inThree(
      steps,
      [
        'Choose Withdraw, an amount and a bank account in your own name.',
        'Enter your payment password. The amount is put on hold immediately.',
        'We review the request, then the bank pays.',
        'Confirm whether the money arrived. If it did not, we check with the bank.',
      ],
      [
        'ជ្រើសរើស “ដកប្រាក់” ចំនួនទឹកប្រាក់ និងគណនីធនាគារដែលមានឈ្មោះអ្នក។',
        'វាយពាក្យសម្ងាត់ទូទាត់ប្រាក់។ ចំនួននោះត្រូវបានទប់ទុកភ្លាម។',
        'យើងពិនិត្យសំណើ រួចធនាគារបង់ប្រាក់។',
        'សូមប្រាប់ថាប្រាក់មកដល់ឬនៅ។ បើមិនមកដល់ យើងនឹងផ្ទៀងផ្ទាត់ជាមួយធនាគារ។',
      ],
      [
        '选择“提款”，输入金额，并选择您本人名下的银行账户。',
        '输入支付密码，金额会立即冻结。',
        '我们审核后由银行付款。',
        '请确认是否到账；若未到账，我们会与银行核查。',
      ],
    ),
  },
  {
    anchor: 'fees',
    title: { en: 'Fees', km: 'កម្រៃសេវា', 'zh-Hans': '费用说明' },
    content: inThree(
      list,
      [
        'We charge no fees for deposits and withdrawals. If a method has a fee, you see it before you confirm.',
        'Your bank or network may charge its own fee, which we do not set or see.',
        'Points never expire, and there is no fee for inactive accounts.',
      ],
      [
        'យើងមិនគិតកម្រៃសេវាសម្រាប់ការដាក់ និងដកប្រាក់ទេ។ វិធីដែលមានកម្រៃសេវានឹងបង្ហាញមុនពេលអ្នកបញ្ជាក់។',
        'ធនាគារ ឬបណ្ដាញរបស់អ្នកអាចគិតកម្រៃសេវារបស់ខ្លួន ដែលយើងមិនកំណត់ និងមិនឃើញ។',
        'ពិន្ទុមិនផុតកំណត់ទេ ហើយគណនីដែលមិនប្រើមិនត្រូវបង់កម្រៃឡើយ។',
      ],
      [
        '存款与提款均不收手续费；如某种方式收费，会在您确认前显示。',
        '您的银行或网络可能另行收费，该费用不由我们设定，我们也无从得知。',
        '积分永不过期，闲置账户不收取任何费用。',
      ],
    ),
  },
  {
    anchor: 'ios',
    title: { en: 'Install the app on iOS', km: 'ដំឡើងកម្មវិធីលើ iOS', 'zh-Hans': 'iOS 安装指南' },
    content: inThree(
      steps,
      [
        'Scan the QR code in the side menu with your camera, or open the download page on your iPhone.',
        'Follow it to the store; the address bar must show the store’s own name.',
        'Tap Get, then open the app and sign in.',
        'The lite app needs no store: in Safari tap Share, then Add to Home Screen.',
      ],
      [
        'ស្កេនកូដក្នុងម៉ឺនុយចំហៀងដោយកាមេរ៉ា ឬបើកទំព័រទាញយកលើ iPhone។',
        'បន្តទៅហាងកម្មវិធី។ អាសយដ្ឋានត្រូវតែជារបស់ហាងនោះ។',
        'ចុចទាញយក រួចបើកកម្មវិធី ហើយចូលប្រើ។',
        'កម្មវិធីស្រាលមិនត្រូវការហាងទេ៖ ក្នុង Safari ចុច Share រួច Add to Home Screen។',
      ],
      [
        '用相机扫描侧边菜单中的二维码，或在 iPhone 上打开下载页。',
        '前往应用商店；地址栏必须显示商店的官方域名。',
        '点按“获取”，安装后打开并登录。',
        '轻量版无需商店：在 Safari 中点按“分享”，再选“添加到主屏幕”。',
      ],
    ),
  },
  {
    anchor: 'android',
    title: { en: 'Install the app on Android', km: 'ដំឡើងកម្មវិធីលើ Android', 'zh-Hans': 'Android 安装指南' },
    content: inThree(
      steps,
      [
        'Scan the QR code in the side menu, or open the download page on your phone.',
        'Follow it to the store and tap Install.',
        'Never install a file that someone sends you. We never send files.',
        'Without the app: in Chrome open the menu and choose Install app.',
      ],
      [
        'ស្កេនកូដក្នុងម៉ឺនុយចំហៀង ឬបើកទំព័រទាញយកលើទូរសព្ទ។',
        'បន្តទៅហាងកម្មវិធី ហើយចុចដំឡើង។',
        'កុំដំឡើងឯកសារដែលអ្នកណាម្នាក់ផ្ញើមក៖ យើងមិនផ្ញើឯកសារទេ។',
        'បើគ្មានកម្មវិធី៖ ក្នុង Chrome បើកម៉ឺនុយ រួចជ្រើស Install app។',
      ],
      [
        '扫描侧边菜单中的二维码，或在手机上打开下载页。',
        '前往应用商店，点按“安装”。',
        '请勿安装他人发送的安装包，我们不会发送任何文件。',
        '不安装应用包：在 Chrome 菜单中选择“安装应用”。',
      ],
    ),
  },
]

/** The help centre in the order that it is read in. */
export const helpSections: readonly HelpSection[] = inThreeLanguages.map(({ anchor, title, content }) => {
  const arabic = arabicHelp[anchor]
  if (!arabic) return { anchor, title, content: content.texts }
  return {
    anchor,
    title: { ...title, ar: arabic.title },
    content: { ...content.texts, ar: content.shape(arabic.lines) },
  }
})
