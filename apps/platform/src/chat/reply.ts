import type { Unit } from '../database/index.ts'
import { newId } from '../database/index.ts'
import { nameIn, type SpokenLanguage, spokenLanguages, type Words } from '../games/names.ts'
import { jobKind } from '../jobs/index.ts'
import type { Platform } from '../platform.ts'
import { muteMilliseconds } from './moderation.ts'

export type Reply = { conversationId: string; messageId: string; language: string }

export const chatReply = jobKind<Reply>('chat.reply')

const texts = {
  answer: {
    en: 'Thank you for your message. How can I help you further?',
    km: 'សូមអរគុណសម្រាប់សាររបស់អ្នក។ តើខ្ញុំអាចជួយអ្វីអ្នកបន្ថែមទៀត?',
    'zh-Hans': '感谢您的留言，还有什么可以帮您？',
    ar: 'شكرًا لرسالتك. كيف يمكنني مساعدتك أيضًا؟',
  },
  case: {
    en: 'Please write it down under “Feedback and complaints”: you get a request with a number and a deadline.',
    km: 'សូមសរសេរនៅ “មតិ និងបណ្ដឹង”៖ អ្នកនឹងទទួលបានសំណើដែលមានលេខ និងកាលកំណត់។',
    'zh-Hans': '请在“意见与投诉”中提交：您会得到一个有编号和答复期限的工单。',
    ar: 'يُرجى كتابة ذلك في صفحة «الملاحظات والشكاوى»: ستحصل على طلب له رقم ومهلة.',
  },
  muted: {
    en: 'A moderator has muted you for ten minutes.',
    km: 'អ្នកសម្របសម្រួលបានផ្អាកសិទ្ធិជជែករបស់អ្នករយៈពេលដប់នាទី។',
    'zh-Hans': '管理员已将您禁言十分钟。',
    ar: 'كتمك أحد المشرفين لمدة عشر دقائق.',
  },
} as const satisfies Record<string, Words>

/** The language that a reply was written in: what was said stays as it is when the talk goes on in another. */
export const languageOfReply = (text: string): SpokenLanguage | undefined =>
  Object.values<Words>(texts).flatMap((words) => spokenLanguages.filter((each) => words[each] === text))[0]

/** Answers what was said, as the sandbox's agents do; see docs/sandbox.md. */
export async function replyInChat(platform: Platform, { trx }: Unit, reply: Reply): Promise<void> {
  const said = await trx
    .selectFrom('chat_message')
    .select('text')
    .where('conversation_id', '=', reply.conversationId)
    .where('id', '=', reply.messageId)
    .executeTakeFirst()
  const text = said?.text.toLowerCase() ?? '#silent'
  if (text.includes('#silent')) return
  const at = platform.now()
  const mutes = text.includes('#mute')
  if (mutes) {
    await trx
      .updateTable('chat_conversation')
      .set({ muted_until: new Date(at.getTime() + muteMilliseconds), mute_reason: 'moderator', strikes: 0 })
      .where('id', '=', reply.conversationId)
      .execute()
  }
  const says = mutes ? texts.muted : text.includes('#case') ? texts.case : texts.answer
  await trx
    .insertInto('chat_message')
    .values({
      conversation_id: reply.conversationId,
      id: newId(),
      author: mutes ? 'moderator' : 'agent',
      text: nameIn(says, reply.language),
      hidden: false,
      at,
    })
    .execute()
}

export const startChat = (platform: Platform): Promise<void> =>
  platform.jobs.handle(chatReply, (unit, reply) => replyInChat(platform, unit, reply))
