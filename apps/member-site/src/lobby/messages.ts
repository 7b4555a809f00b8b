import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages } from '@baize/ui/screen-messages'

/** What the lists of games say, with the words of the components on them. */
export const loadMessages = joinMessages(
  loadScreenMessages,
  messagesFrom({
    km: () => import('../../locales/lobby/km.po'),
    en: () => import('../../locales/lobby/en.po'),
    'zh-Hans': () => import('../../locales/lobby/zh-Hans.po'),
    ar: () => import('../../locales/lobby/ar.po'),
  }),
)
