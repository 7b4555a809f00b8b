import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; English where one is missing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/customer-service/km.po'),
  en: () => import('../../../locales/customer-service/en.po'),
  'zh-Hans': () => import('../../../locales/customer-service/zh-Hans.po'),
  ar: () => import('../../../locales/customer-service/ar.po'),
})
