import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; loaded when its screen is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/app-download/km.po'),
  en: () => import('../../../locales/app-download/en.po'),
  'zh-Hans': () => import('../../../locales/app-download/zh-Hans.po'),
  ar: () => import('../../../locales/app-download/ar.po'),
})
