import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages } from '@baize/ui/screen-messages'

/** The messages of the lists of games, with those of their components. */
export const loadMessages = joinMessages(
  loadScreenMessages,
  messagesFrom({
    km: () => import('../../../locales/lobby/km.po'),
    en: () => import('../../../locales/lobby/en.po'),
    'zh-Hans': () => import('../../../locales/lobby/zh-Hans.po'),
    ar: () => import('../../../locales/lobby/ar.po'),
  }),
)
