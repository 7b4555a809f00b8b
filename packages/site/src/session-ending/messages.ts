import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The warning before a session ends. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/session-ending/km.po'),
  en: () => import('../../locales/session-ending/en.po'),
  'zh-Hans': () => import('../../locales/session-ending/zh-Hans.po'),
  ar: () => import('../../locales/session-ending/ar.po'),
})
