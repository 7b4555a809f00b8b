import { loadContractMessages, loadScreenMessages } from '@baize/account'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says, with the words of contracts and of the forms in them; it comes when the room is opened. */
export const loadMessages: LoadMessages = joinMessages(
  loadScreenMessages,
  loadContractMessages,
  messagesFrom({
    km: () => import('../../locales/contracts/km.po'),
    en: () => import('../../locales/contracts/en.po'),
    'zh-Hans': () => import('../../locales/contracts/zh-Hans.po'),
    ar: () => import('../../locales/contracts/ar.po'),
  }),
)
