import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; loaded when its screen is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/chat/km.po'),
  en: () => import('../../../locales/chat/en.po'),
  'zh-Hans': () => import('../../../locales/chat/zh-Hans.po'),
  ar: () => import('../../../locales/chat/ar.po'),
})
