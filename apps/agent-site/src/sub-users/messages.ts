import { loadMessages as loadFormMessages } from '@baize/forms/messages'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'

/** What the pages of sub-users say in a language, with the words of their forms; English where they say nothing. */
export const loadMessages: LoadMessages = joinMessages(
  loadFormMessages,
  messagesFrom({
    km: () => import('../../locales/sub-users/km.po'),
    en: () => import('../../locales/sub-users/en.po'),
    'zh-Hans': () => import('../../locales/sub-users/zh-Hans.po'),
    ar: () => import('../../locales/sub-users/ar.po'),
  }),
)
