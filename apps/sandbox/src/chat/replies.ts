import type { Words } from '@baize/platform/games/names.ts'

/** What the sandbox's agents and moderators write. */
export const replies = {
  answer: {
    en: 'Thank you for your message. How can I help you further?',
    km: 'សូមអរគុណសម្រាប់សាររបស់អ្នក។ តើខ្ញុំអាចជួយអ្វីអ្នកបន្ថែមទៀត?',
    'zh-Hans': '感谢您的留言，还有什么可以帮您？',
    ar: 'شكرًا لرسالتك. كيف يمكنني مساعدتك أيضًا؟',
  },
  case: {
    en: 'Please send it under “Feedback and complaints”. You’ll get a request number and a reply date.',
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
