import { loadPendingMessages } from '@baize/account'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'

/** What the page of the day says in a language, what waits included; English where it says nothing. */
export const loadMessages: LoadMessages = joinMessages(
  loadPendingMessages,
  messagesFrom({
    km: () => import('../../../locales/today/km.po'),
    en: () => import('../../../locales/today/en.po'),
    'zh-Hans': () => import('../../../locales/today/zh-Hans.po'),
    ar: () => import('../../../locales/today/ar.po'),
  }),
)
