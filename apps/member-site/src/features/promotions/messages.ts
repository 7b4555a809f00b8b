import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; loaded when its screen is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/promotions/km.po'),
  en: () => import('../../../locales/promotions/en.po'),
  'zh-Hans': () => import('../../../locales/promotions/zh-Hans.po'),
  ar: () => import('../../../locales/promotions/ar.po'),
})
