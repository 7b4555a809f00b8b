import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; loaded when its screen is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/red-envelope/km.po'),
  en: () => import('../../../locales/red-envelope/en.po'),
  'zh-Hans': () => import('../../../locales/red-envelope/zh-Hans.po'),
  ar: () => import('../../../locales/red-envelope/ar.po'),
})
