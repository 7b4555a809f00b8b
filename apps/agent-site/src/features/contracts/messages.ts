import { loadContractMessages } from '@baize/account'
import { loadMessages as loadFormMessages } from '@baize/forms/messages'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages, with those for the terms of contracts; English where one is missing. */
export const loadMessages: LoadMessages = joinMessages(
  loadContractMessages,
  loadFormMessages,
  messagesFrom({
    km: () => import('../../../locales/contracts/km.po'),
    en: () => import('../../../locales/contracts/en.po'),
    'zh-Hans': () => import('../../../locales/contracts/zh-Hans.po'),
    ar: () => import('../../../locales/contracts/ar.po'),
  }),
)
