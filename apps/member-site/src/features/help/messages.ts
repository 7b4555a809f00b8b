import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages, for a LanguageSection around its screens. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/help/km.po'),
  en: () => import('../../../locales/help/en.po'),
  'zh-Hans': () => import('../../../locales/help/zh-Hans.po'),
  ar: () => import('../../../locales/help/ar.po'),
})
