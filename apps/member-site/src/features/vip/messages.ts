import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; loaded when its screen is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/vip/km.po'),
  en: () => import('../../../locales/vip/en.po'),
  'zh-Hans': () => import('../../../locales/vip/zh-Hans.po'),
  ar: () => import('../../../locales/vip/ar.po'),
})
