import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The words of this room, for a LanguageSection around its screens. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/help/km.po'),
  en: () => import('../../locales/help/en.po'),
  'zh-Hans': () => import('../../locales/help/zh-Hans.po'),
  ar: () => import('../../locales/help/ar.po'),
})
