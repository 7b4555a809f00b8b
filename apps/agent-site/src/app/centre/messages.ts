import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; English where one is missing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/centre/km.po'),
  en: () => import('../../../locales/centre/en.po'),
  'zh-Hans': () => import('../../../locales/centre/zh-Hans.po'),
  ar: () => import('../../../locales/centre/ar.po'),
})
