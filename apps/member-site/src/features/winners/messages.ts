import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; loaded when its screen is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/winners/km.po'),
  en: () => import('../../../locales/winners/en.po'),
  'zh-Hans': () => import('../../../locales/winners/zh-Hans.po'),
  ar: () => import('../../../locales/winners/ar.po'),
})
