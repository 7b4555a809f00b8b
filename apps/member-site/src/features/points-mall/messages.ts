import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; loaded when its screen is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/points-mall/km.po'),
  en: () => import('../../../locales/points-mall/en.po'),
  'zh-Hans': () => import('../../../locales/points-mall/zh-Hans.po'),
  ar: () => import('../../../locales/points-mall/ar.po'),
})
