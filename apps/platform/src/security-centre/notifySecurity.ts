import type { Unit } from '../database/index.ts'
import type { Words } from '../games/names.ts'
import { isAgentType } from '../members/members.ts'
import { sendMessage } from '../messages/send.ts'
import type { Platform } from '../platform.ts'

const titles = {
  passwordChanged: {
    en: 'Your password was changed',
    km: 'ពាក្យសម្ងាត់របស់អ្នកត្រូវបានប្ដូរ',
    'zh-Hans': '您的密码已修改',
    ar: 'تم تغيير كلمة مرورك',
  },
  paymentPasswordSet: {
    en: 'A payment password was set',
    km: 'ពាក្យសម្ងាត់ទូទាត់ប្រាក់ត្រូវបានកំណត់',
    'zh-Hans': '支付密码已设置',
    ar: 'تم تعيين كلمة مرور الدفع',
  },
  paymentPasswordChanged: {
    en: 'Your payment password was changed',
    km: 'ពាក្យសម្ងាត់ទូទាត់ប្រាក់របស់អ្នកត្រូវបានប្ដូរ',
    'zh-Hans': '您的支付密码已修改',
    ar: 'تم تغيير كلمة مرور الدفع',
  },
  mobileChanged: {
    en: 'Your mobile number was changed',
    km: 'លេខទូរសព្ទដៃរបស់អ្នកត្រូវបានប្ដូរ',
    'zh-Hans': '您的手机号码已更改',
    ar: 'تم تغيير رقم هاتفك',
  },
  emailChanged: {
    en: 'Your email address was changed',
    km: 'អាសយដ្ឋានអ៊ីមែលរបស់អ្នកត្រូវបានប្ដូរ',
    'zh-Hans': '您的电子邮箱已更改',
    ar: 'تم تغيير بريدك الإلكتروني',
  },
  dataRequested: {
    en: 'A copy of your data was requested',
    km: 'មានការស្នើសុំច្បាប់ចម្លងទិន្នន័យរបស់អ្នក',
    'zh-Hans': '已申请您的数据副本',
    ar: 'طُلبت نسخة من بياناتك',
  },
} as const satisfies Record<string, Words>

export type SecurityNews = keyof typeof titles

const text: Words = {
  en: 'If this was you, you don’t need to do anything. If not, change your password, sign out devices you don’t recognise and contact customer service immediately.',
  km: 'បើជាអ្នក មិនចាំបាច់ធ្វើអ្វីទេ។ បើមិនមែនទេ សូមប្ដូរពាក្យសម្ងាត់ ឱ្យឧបករណ៍ដែលអ្នកមិនស្គាល់ចាកចេញ ហើយទាក់ទងសេវាអតិថិជនភ្លាម។',
  'zh-Hans': '如为本人操作，无需处理。否则请修改密码、退出不认识的设备，并立即联系客服。',
  ar: 'إذا كنت أنت من فعل ذلك فلا حاجة إلى شيء. وإذا لم تكن أنت فغيّر كلمة مرورك، وأخرج الأجهزة التي لا تعرفها، وراسل خدمة العملاء فورًا.',
}

/** Notifies a member in the inbox of a change or request that matters to the account's security, in its transaction. */
export async function notifySecurity(
  platform: Platform,
  unit: Unit,
  memberId: string,
  news: SecurityNews,
): Promise<void> {
  const { type } = await unit.trx
    .selectFrom('member')
    .select('type')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const link = isAgentType(type) ? '/agentHome/security' : '/member/security'
  await sendMessage(platform, unit, { memberId, kind: 'security', title: titles[news], text, link })
}
