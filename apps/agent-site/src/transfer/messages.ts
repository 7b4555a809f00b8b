import { loadMessages as loadFormMessages } from '@baize/forms/messages'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says in a language; English where it says nothing. With the words of its forms. */
export const loadMessages: LoadMessages = joinMessages(
  loadFormMessages,
  messagesFrom({
    km: () => import('../../locales/transfer/km.po'),
    en: () => import('../../locales/transfer/en.po'),
    'zh-Hans': () => import('../../locales/transfer/zh-Hans.po'),
    ar: () => import('../../locales/transfer/ar.po'),
  }),
)
