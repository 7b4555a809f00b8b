import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; English where one is missing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/announcements/km.po'),
  en: () => import('../../../locales/announcements/en.po'),
  'zh-Hans': () => import('../../../locales/announcements/zh-Hans.po'),
  ar: () => import('../../../locales/announcements/ar.po'),
})
