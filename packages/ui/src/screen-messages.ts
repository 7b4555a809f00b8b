import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What components say that no first screen shows; screens that hold them bring it. English where there is none. */
export const loadScreenMessages: LoadMessages = messagesFrom({
  km: () => import('../locales/screens/km.po'),
  en: () => import('../locales/screens/en.po'),
  'zh-Hans': () => import('../locales/screens/zh-Hans.po'),
  ar: () => import('../locales/screens/ar.po'),
})
