import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages } from '@baize/ui/screen-messages'

/** What is said around a game that is played, with the words of the components there. */
export const loadMessages = joinMessages(
  loadScreenMessages,
  messagesFrom({
    km: () => import('../../locales/play/km.po'),
    en: () => import('../../locales/play/en.po'),
    'zh-Hans': () => import('../../locales/play/zh-Hans.po'),
    ar: () => import('../../locales/play/ar.po'),
  }),
)
