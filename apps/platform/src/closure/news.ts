import type { Selectable } from 'kysely'
import type { Unit } from '../database/index.ts'
import type { Words } from '../games/names.ts'
import { inEachLanguage } from '../messages/inEachLanguage.ts'
import { centrePath } from '../messages/moneyMessage.ts'
import { sendMessage } from '../messages/send.ts'
import type { MessageKind } from '../outbox/texts.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import { notifyMember } from '../verification/contacts.ts'
import type { ClosureTables } from './tables.ts'

type Closure = Selectable<ClosureTables['account_closure']>

/** What the inbox says; a closed account has no reader. */
const messages = {
  requested: {
    title: {
      en: 'Your account is going to be closed',
      km: 'គណនីរបស់អ្នកនឹងត្រូវបានបិទ',
      'zh-Hans': '您的账户即将关闭',
      ar: 'سيُغلق حسابك',
    },
    text: {
      en: 'Your account closes on {date}. You can keep it until then. If this was not you, contact customer service immediately.',
      km: 'គណនីរបស់អ្នកនឹងត្រូវបិទនៅ {date}។ អ្នកអាចសម្រេចចិត្តរក្សាគណនីទុកបានរហូតដល់ពេលនោះ។ បើមិនមែនអ្នកទេ សូមទាក់ទងសេវាអតិថិជនភ្លាម។',
      'zh-Hans': '您的账户将于 {date} 关闭。在此之前您可以选择保留账户。如非本人操作，请立即联系客服。',
      ar: 'سيُغلق حسابك في {date}. يمكنك قبل ذلك التراجع والاحتفاظ به. إذا لم تكن أنت فراسل خدمة العملاء فورًا.',
    },
  },
  cancelled: {
    title: {
      en: 'Your account stays open',
      km: 'គណនីរបស់អ្នកនៅបើកដដែល',
      'zh-Hans': '您的账户保持开启',
      ar: 'يبقى حسابك مفتوحًا',
    },
    text: {
      en: 'The request to close it was cancelled. If this was not you, contact customer service immediately.',
      km: 'សំណើបិទគណនីត្រូវបានបោះបង់។ បើមិនមែនអ្នកទេ សូមទាក់ទងសេវាអតិថិជនភ្លាម។',
      'zh-Hans': '关闭账户的申请已取消。如非本人操作，请立即联系客服。',
      ar: 'أُلغي طلب إغلاقه. إذا لم تكن أنت فراسل خدمة العملاء فورًا.',
    },
  },
  waiting: {
    title: {
      en: 'Your account could not be closed yet',
      km: 'មិនទាន់អាចបិទគណនីរបស់អ្នកបានទេ',
      'zh-Hans': '您的账户暂时无法关闭',
      ar: 'لم يمكن إغلاق حسابك بعد',
    },
    text: {
      en: 'Something has to be settled first.',
      km: 'មានរឿងត្រូវដោះស្រាយជាមុនសិន។',
      'zh-Hans': '还有事项需要先处理。',
      ar: 'هناك أمر تجب تسويته أولًا.',
    },
  },
} as const satisfies Record<string, { title: Words; text: Words }>

/** What goes to numbers and addresses that were verified. */
const contactKinds = {
  requested: 'closureRequested',
  cancelled: 'closureCancelled',
  closed: 'accountClosed',
} as const satisfies Record<string, MessageKind>

type ClosureNews = keyof typeof messages | keyof typeof contactKinds

/** Notifies a member of what became of closing the account, in the transaction that changes it. */
export async function sendClosureNews(
  platform: Platform,
  unit: Unit,
  closure: Closure,
  news: ClosureNews,
): Promise<void> {
  const { member_id: memberId, closes_at, language } = closure
  const date = dayAt(closes_at, platform.settings.brand.gmtOffsetMinutes)
  if (news !== 'closed') {
    const { title, text } = messages[news]
    await sendMessage(platform, unit, {
      ...{ memberId, kind: 'security', title, cause: `closure:${closure.id}:${news}` },
      text: inEachLanguage(platform, text, (line) => line.replace('{date}', date)),
      link: `${await centrePath(unit, memberId, 'security')}?view=close`,
    })
  }
  if (news === 'waiting') return
  const { account } = await unit.trx
    .selectFrom('member')
    .select('account')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const member = { id: memberId, account }
  await notifyMember(platform, unit.trx, member, contactKinds[news], language, { date })
}
