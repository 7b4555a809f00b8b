import { loadMessages as loadFormMessages } from '@baize/forms/messages'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'

/** The messages of the pages of sub-users in a language, with those of their forms; English where one is missing. */
export const loadMessages: LoadMessages = joinMessages(
  loadFormMessages,
  messagesFrom({
    km: () => import('../../../locales/sub-users/km.po'),
    en: () => import('../../../locales/sub-users/en.po'),
    'zh-Hans': () => import('../../../locales/sub-users/zh-Hans.po'),
    ar: () => import('../../../locales/sub-users/ar.po'),
  }),
)
