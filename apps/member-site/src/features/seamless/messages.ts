import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages } from '@baize/ui/screen-messages'

/** The messages of the page of the single wallet, with those of its components. */
export const loadMessages = joinMessages(
  loadScreenMessages,
  messagesFrom({
    km: () => import('../../../locales/seamless/km.po'),
    en: () => import('../../../locales/seamless/en.po'),
    'zh-Hans': () => import('../../../locales/seamless/zh-Hans.po'),
    ar: () => import('../../../locales/seamless/ar.po'),
  }),
)
