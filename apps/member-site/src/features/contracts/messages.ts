import { loadContractMessages, loadScreenMessages } from '@baize/account'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages, with those of contracts and their forms; loaded when its screen is opened. */
export const loadMessages: LoadMessages = joinMessages(
  loadScreenMessages,
  loadContractMessages,
  messagesFrom({
    km: () => import('../../../locales/contracts/km.po'),
    en: () => import('../../../locales/contracts/en.po'),
    'zh-Hans': () => import('../../../locales/contracts/zh-Hans.po'),
    ar: () => import('../../../locales/contracts/ar.po'),
  }),
)
