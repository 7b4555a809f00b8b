import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages } from '@baize/ui/screen-messages'

/** What the home page says below its first screen, with the words of the components there. */
export const loadMessages = joinMessages(
  loadScreenMessages,
  messagesFrom({
    km: () => import('../../locales/home-below/km.po'),
    en: () => import('../../locales/home-below/en.po'),
    'zh-Hans': () => import('../../locales/home-below/zh-Hans.po'),
    ar: () => import('../../locales/home-below/ar.po'),
  }),
)
