import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages, for a LanguageSection around its screens. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/notices/km.po'),
  en: () => import('../../../locales/notices/en.po'),
  'zh-Hans': () => import('../../../locales/notices/zh-Hans.po'),
  ar: () => import('../../../locales/notices/ar.po'),
})
