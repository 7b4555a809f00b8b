import { loadContractMessages } from '@baize/account'
import { loadMessages as loadFormMessages } from '@baize/forms/messages'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language, with those of its forms and of contracts; English where one is missing. */
export const loadMessages: LoadMessages = joinMessages(
  loadContractMessages,
  loadFormMessages,
  messagesFrom({
    km: () => import('../../../locales/bulk/km.po'),
    en: () => import('../../../locales/bulk/en.po'),
    'zh-Hans': () => import('../../../locales/bulk/zh-Hans.po'),
    ar: () => import('../../../locales/bulk/ar.po'),
  }),
)
