import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The messages of this package on every first screen, in a language; its screens load the rest (screen-messages.ts). */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../locales/km.po'),
  en: () => import('../locales/en.po'),
  'zh-Hans': () => import('../locales/zh-Hans.po'),
  ar: () => import('../locales/ar.po'),
})
