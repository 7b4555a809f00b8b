import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages } from '@baize/ui/screen-messages'

/** The messages of the home page below its first screen, with those of its components. */
export const loadMessages = joinMessages(
  loadScreenMessages,
  messagesFrom({
    km: () => import('../../../locales/home-below/km.po'),
    en: () => import('../../../locales/home-below/en.po'),
    'zh-Hans': () => import('../../../locales/home-below/zh-Hans.po'),
    ar: () => import('../../../locales/home-below/ar.po'),
  }),
)
