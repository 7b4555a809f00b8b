import { loadContractMessages, loadViewMessages } from '@baize/account'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this folder says in a language, with the names of movements and contracts; English where it says nothing. */
export const loadMessages: LoadMessages = joinMessages(
  loadViewMessages,
  loadContractMessages,
  messagesFrom({
    km: () => import('../../../locales/statement/km.po'),
    en: () => import('../../../locales/statement/en.po'),
    'zh-Hans': () => import('../../../locales/statement/zh-Hans.po'),
    ar: () => import('../../../locales/statement/ar.po'),
  }),
)
