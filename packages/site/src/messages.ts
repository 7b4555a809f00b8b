import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What every first screen says of the site itself, in a language. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../locales/km.po'),
  en: () => import('../locales/en.po'),
  'zh-Hans': () => import('../locales/zh-Hans.po'),
  ar: () => import('../locales/ar.po'),
})
