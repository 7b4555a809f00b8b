import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'
import { loadFormMessages } from './form-messages.ts'

/** The messages of this package in a language; English where it has none. */
export const loadMessages: LoadMessages = joinMessages(
  loadFormMessages,
  messagesFrom({
    km: () => import('../locales/km.po'),
    en: () => import('../locales/en.po'),
    'zh-Hans': () => import('../locales/zh-Hans.po'),
    ar: () => import('../locales/ar.po'),
  }),
)
