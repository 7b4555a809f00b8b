import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; loaded when its screen is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/raffle/km.po'),
  en: () => import('../../../locales/raffle/en.po'),
  'zh-Hans': () => import('../../../locales/raffle/zh-Hans.po'),
  ar: () => import('../../../locales/raffle/ar.po'),
})
