import { loadContractMessages } from '@baize/account'
import { loadMessages as loadFormMessages } from '@baize/forms/messages'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language, with those of its forms; English where one is missing. */
export const loadMessages: LoadMessages = joinMessages(
  loadContractMessages,
  loadFormMessages,
  messagesFrom({
    km: () => import('../../../locales/open-account/km.po'),
    en: () => import('../../../locales/open-account/en.po'),
    'zh-Hans': () => import('../../../locales/open-account/zh-Hans.po'),
    ar: () => import('../../../locales/open-account/ar.po'),
  }),
)
