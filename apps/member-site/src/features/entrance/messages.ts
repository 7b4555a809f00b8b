import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages, for a LanguageSection around its screens. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/entrance/km.po'),
  en: () => import('../../../locales/entrance/en.po'),
  'zh-Hans': () => import('../../../locales/entrance/zh-Hans.po'),
  ar: () => import('../../../locales/entrance/ar.po'),
})
