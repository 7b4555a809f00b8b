import { nameIn, spokenIn, type Words } from '@baize/platform/games/names.ts'
import { escapeHtml, htmlTag } from './html.ts'

const words = {
  title: { en: 'Chat', km: 'ជជែក', 'zh-Hans': '在线聊天', ar: 'الدردشة' },
  message: { en: 'Your message', km: 'សាររបស់អ្នក', 'zh-Hans': '您的消息', ar: 'رسالتك' },
  earlier: {
    en: 'Show earlier messages',
    km: 'បង្ហាញសារមុនៗ',
    'zh-Hans': '显示更早的消息',
    ar: 'عرض الرسائل السابقة',
  },
  you: { en: 'You', km: 'អ្នក', 'zh-Hans': '您', ar: 'أنت' },
  moderator: { en: 'Moderator', km: 'អ្នកសម្របសម្រួល', 'zh-Hans': '管理员', ar: 'المشرف' },
  send: { en: 'Send', km: 'ផ្ញើ', 'zh-Hans': '发送', ar: 'إرسال' },
  hidden: {
    en: 'Not sent: it contains a word that is not allowed here.',
    km: 'មិនត្រូវបានបញ្ជូនទេ៖ មានពាក្យដែលមិនអនុញ្ញាតនៅទីនេះ។',
    'zh-Hans': '未发送：包含不允许的词语。',
    ar: 'لم تُرسل: فيها كلمة غير مسموح بها هنا.',
  },
  mutedwords: {
    en: 'You are muted for a while for using words that are not allowed here.',
    km: 'សិទ្ធិជជែករបស់អ្នកត្រូវបានផ្អាកមួយរយៈ៖ មានពាក្យមិនអនុញ្ញាតច្រើនពេក។',
    'zh-Hans': '您已被暂时禁言：多次使用不允许的词语。',
    ar: 'تم كتمك لبعض الوقت: كلمات كثيرة غير مسموح بها هنا.',
  },
  mutedmoderator: {
    en: 'A moderator has muted you for a while.',
    km: 'អ្នកសម្របសម្រួលបានផ្អាកសិទ្ធិជជែករបស់អ្នកមួយរយៈ។',
    'zh-Hans': '管理员已将您暂时禁言。',
    ar: 'كتمك أحد المشرفين لبعض الوقت.',
  },
  over: {
    en: 'This chat has ended. Close it and open it again.',
    km: 'ការជជែកនេះបានបញ្ចប់។ សូមបិទ ហើយបើកម្ដងទៀត។',
    'zh-Hans': '聊天已结束，请关闭后重新打开。',
    ar: 'انتهت هذه الدردشة. أغلقها وافتحها من جديد.',
  },
  offline: {
    en: 'No connection. Trying again…',
    km: 'គ្មានការតភ្ជាប់ទេ។ កំពុងព្យាយាមម្ដងទៀត។',
    'zh-Hans': '网络中断，正在重试。',
    ar: 'لا يوجد اتصال. تُعاد المحاولة.',
  },
} as const satisfies Record<string, Words>

/** The page of the chat. It does not contain the participants: those are behind its launch code. */
export function chatDocument(language: string): string {
  const text = (key: keyof typeof words) => escapeHtml(nameIn(words[key], language))
  const said = (['you', 'moderator', 'hidden', 'mutedwords', 'mutedmoderator', 'over', 'offline'] as const)
    .map((key) => ` data-${key}="${text(key)}"`)
    .join('')
  return `<!doctype html>
${htmlTag(spokenIn(Object.values(words), language))}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text('title')}</title>
<link rel="icon" href="/sandbox/art/symbol-gem.svg?hue=165">
<link rel="stylesheet" href="/sandbox/pages/play.css">
<link rel="stylesheet" href="/sandbox/pages/chat.css">
<script type="module" src="/sandbox/pages/chat.js"></script>
</head>
<body>
<header><h1 id="partner">${text('title')}</h1></header>
<main${said} id="chat">
<button id="earlier" type="button" hidden>${text('earlier')}</button>
<ol id="messages" role="log" aria-live="polite"></ol>
<p id="status" role="status"></p>
<form id="say"><label for="text">${text('message')}</label><div><input id="text" maxlength="500" autocomplete="off" required><button id="send">${text('send')}</button></div></form>
</main>
</body>
</html>`
}
