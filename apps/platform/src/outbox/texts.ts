import { nameIn, type SpokenLanguage, spokenIn, type Words } from '../games/names.ts'

/**
 * The texts of messages, by kind; `{…}` is filled in. Plain text in every language of the brand that has one, else in
 * English.
 */
const texts = {
  code: {
    en: '{brand}: your code is {code}. It expires in {minutes} minutes. Never share it with anyone, including us.',
    km: '{brand}៖ លេខកូដរបស់អ្នកគឺ {code}។ ប្រើបានក្នុង {minutes} នាទី។ សូមកុំប្រាប់អ្នកណា សូម្បីតែយើង។',
    'zh-Hans': '{brand}：您的验证码是 {code}，{minutes} 分钟内有效。请勿告诉任何人，包括我们。',
    ar: '{brand}: رمزك هو {code}. مدة صلاحيته بالدقائق: {minutes}. لا تعطه لأحد، ولا حتى لنا.',
  },
  numberTaken: {
    en: '{brand}: someone tried to use this number or address for an account, but it already belongs to one. Sign in to that account instead. If this was not you, ignore this message.',
    km: '{brand}៖ មានគេចង់ប្រើលេខ ឬអាសយដ្ឋាននេះសម្រាប់គណនី ប៉ុន្តែមានគណនីមួយប្រើរួចហើយ។ សូមចូលប្រើគណនីនោះវិញ។ បើមិនមែនអ្នកទេ មិនចាំបាច់ធ្វើអ្វីទេ។',
    'zh-Hans':
      '{brand}：有人想用此号码或邮箱注册账户，但它已属于一个现有账户，请直接登录该账户。如非本人操作，请忽略。',
    ar: '{brand}: يريد شخص استخدام هذا الرقم أو البريد لحساب، لكنه تابع لحساب قائم. سجّل الدخول إلى ذلك الحساب. إذا لم تكن أنت فلا تفعل شيئًا.',
  },
  passwordLink: {
    en: '{brand}: set a new password for {account} within {minutes} minutes: {link} If you did not request this, ignore this message.',
    km: '{brand}៖ សូមជ្រើសរើសពាក្យសម្ងាត់ថ្មីសម្រាប់ {account} ក្នុង {minutes} នាទី៖ {link} បើអ្នកមិនបានស្នើសុំទេ មិនចាំបាច់ធ្វើអ្វីទេ។',
    'zh-Hans': '{brand}：请在 {minutes} 分钟内为 {account} 设置新密码：{link} 如非本人操作，请忽略。',
    ar: '{brand}: اختر كلمة مرور جديدة للحساب {account}. المهلة بالدقائق: {minutes}. الرابط: {link} إذا لم تطلب ذلك فلا تفعل شيئًا.',
  },
  noSuchAccount: {
    en: '{brand}: a new password was requested for this address, but no account matches it and the username entered. If this was not you, ignore this message.',
    km: '{brand}៖ មានគេស្នើសុំពាក្យសម្ងាត់ថ្មីដោយអាសយដ្ឋាននេះ ប៉ុន្តែគ្មានគណនីណាមានទាំងឈ្មោះអ្នកប្រើ និងអាសយដ្ឋាននេះទេ។ បើមិនមែនអ្នកទេ មិនចាំបាច់ធ្វើអ្វីទេ។',
    'zh-Hans': '{brand}：有人用此邮箱申请重设密码，但没有使用该用户名和此邮箱的账户。如非本人操作，请忽略。',
    ar: '{brand}: طُلبت كلمة مرور جديدة بهذا البريد، لكن لا يوجد حساب بهذا الاسم مرتبط به. إذا لم تكن أنت فلا تفعل شيئًا.',
  },
  passwordChanged: {
    en: '{brand}: the password for {account} was changed. If this was not you, contact customer service immediately.',
    km: '{brand}៖ ពាក្យសម្ងាត់របស់ {account} ត្រូវបានប្ដូរ។ បើមិនមែនអ្នកទេ សូមទាក់ទងសេវាអតិថិជនភ្លាម។',
    'zh-Hans': '{brand}：{account} 的密码已修改。如非本人操作，请立即联系客服。',
    ar: '{brand}: تم تغيير كلمة مرور الحساب {account}. إذا لم تكن أنت فراسل خدمة العملاء فورًا.',
  },
  paymentPasswordChanged: {
    en: '{brand}: the payment password for {account} was changed. If this was not you, contact customer service immediately.',
    km: '{brand}៖ ពាក្យសម្ងាត់ទូទាត់ប្រាក់របស់ {account} ត្រូវបានប្ដូរ។ បើមិនមែនអ្នកទេ សូមទាក់ទងសេវាអតិថិជនភ្លាម។',
    'zh-Hans': '{brand}：{account} 的支付密码已修改。如非本人操作，请立即联系客服。',
    ar: '{brand}: تم تغيير كلمة مرور الدفع للحساب {account}. إذا لم تكن أنت فراسل خدمة العملاء فورًا.',
  },
  contactChanged: {
    en: '{brand}: this number or address is no longer linked to {account}. If this was not you, contact customer service immediately.',
    km: '{brand}៖ {account} ឥឡូវមានលេខ ឬអាសយដ្ឋានផ្សេងពីនេះ។ បើមិនមែនអ្នកទេ សូមទាក់ទងសេវាអតិថិជនភ្លាម។',
    'zh-Hans': '{brand}：{account} 已更换联系方式。如非本人操作，请立即联系客服。',
    ar: '{brand}: صار للحساب {account} رقم أو بريد غير هذا. إذا لم تكن أنت فراسل خدمة العملاء فورًا.',
  },
  closureRequested: {
    en: '{brand} ({account}): Your account closes on {date}. You can keep it until then. If this was not you, contact customer service immediately.',
    km: '{brand} ({account})៖ គណនីរបស់អ្នកនឹងត្រូវបិទនៅ {date}។ អ្នកអាចសម្រេចចិត្តរក្សាគណនីទុកបានរហូតដល់ពេលនោះ។ បើមិនមែនអ្នកទេ សូមទាក់ទងសេវាអតិថិជនភ្លាម។',
    'zh-Hans':
      '{brand}（{account}）：您的账户将于 {date} 关闭。在此之前您可以选择保留账户。如非本人操作，请立即联系客服。',
    ar: '{brand} ({account}): سيُغلق حسابك في {date}. يمكنك قبل ذلك التراجع والاحتفاظ به. إذا لم تكن أنت فراسل خدمة العملاء فورًا.',
  },
  closureCancelled: {
    en: '{brand} ({account}): Your account stays open. If this was not you, contact customer service immediately.',
    km: '{brand} ({account})៖ គណនីរបស់អ្នកនៅបើកដដែល។ បើមិនមែនអ្នកទេ សូមទាក់ទងសេវាអតិថិជនភ្លាម។',
    'zh-Hans': '{brand}（{account}）：您的账户保持开启。如非本人操作，请立即联系客服。',
    ar: '{brand} ({account}): يبقى حسابك مفتوحًا. إذا لم تكن أنت فراسل خدمة العملاء فورًا.',
  },
  accountClosed: {
    en: '{brand} ({account}): Your account was closed.',
    km: '{brand} ({account})៖ គណនីរបស់អ្នកត្រូវបានបិទ។',
    'zh-Hans': '{brand}（{account}）：您的账户已关闭。',
    ar: '{brand} ({account}): أُغلق حسابك.',
  },
  reportReady: {
    en: '{brand}: a report scheduled by {account} is ready. Sign in to download it until {until}: {link}',
    km: '{brand}៖ របាយការណ៍ដែល {account} បានកំណត់កាលវិភាគ រួចរាល់ហើយ។ សូមចូលគណនីដើម្បីទាញយកមុន {until}៖ {link}',
    'zh-Hans': '{brand}：{account} 设置的定时报表已生成。请登录并在 {until} 之前下载：{link}',
    ar: '{brand}: تقرير جدوله {account} جاهز. سجّل الدخول لتنزيله حتى {until}: {link}',
  },
} as const satisfies Record<string, Words>

export type MessageKind = keyof typeof texts

/** The text of a message in the nearest language that has it, and which that is. */
export function messageText(
  kind: MessageKind,
  tag: string | undefined,
  values: Readonly<Record<string, string | number>>,
): { text: string; language: SpokenLanguage } {
  const language = spokenIn([texts[kind]], tag)
  const text = nameIn(texts[kind], language)
  return { text: text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? '')), language }
}
