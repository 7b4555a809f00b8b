import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages } from '@baize/ui/screen-messages'

/** The messages around a running game, with those of its components. */
export const loadMessages = joinMessages(
  loadScreenMessages,
  messagesFrom({
    km: () => import('../../../locales/play/km.po'),
    en: () => import('../../../locales/play/en.po'),
    'zh-Hans': () => import('../../../locales/play/zh-Hans.po'),
    ar: () => import('../../../locales/play/ar.po'),
  }),
)
