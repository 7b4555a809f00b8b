import { loadMessages as loadFormMessages } from '@baize/forms/messages'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language, with those of its forms; English where one is missing. */
export const loadMessages: LoadMessages = joinMessages(
  loadFormMessages,
  messagesFrom({
    km: () => import('../../../locales/transfer/km.po'),
    en: () => import('../../../locales/transfer/en.po'),
    'zh-Hans': () => import('../../../locales/transfer/zh-Hans.po'),
    ar: () => import('../../../locales/transfer/ar.po'),
  }),
)
