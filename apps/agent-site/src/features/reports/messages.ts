import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; English where one is missing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/reports/km.po'),
  en: () => import('../../../locales/reports/en.po'),
  'zh-Hans': () => import('../../../locales/reports/zh-Hans.po'),
  ar: () => import('../../../locales/reports/ar.po'),
})
