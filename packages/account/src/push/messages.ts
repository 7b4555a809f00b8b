import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The messages about push notifications. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/push/km.po'),
  en: () => import('../../locales/push/en.po'),
  'zh-Hans': () => import('../../locales/push/zh-Hans.po'),
  ar: () => import('../../locales/push/ar.po'),
})
