import { loadContractMessages } from '@baize/account'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this folder says in a language, with the names of contracts; English where it says nothing. */
export const loadMessages: LoadMessages = joinMessages(
  loadContractMessages,
  messagesFrom({
    km: () => import('../../../locales/downline/km.po'),
    en: () => import('../../../locales/downline/en.po'),
    'zh-Hans': () => import('../../../locales/downline/zh-Hans.po'),
    ar: () => import('../../../locales/downline/ar.po'),
  }),
)
