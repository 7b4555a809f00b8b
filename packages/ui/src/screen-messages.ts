import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The messages of components that no first screen shows; loaded by screens with them. English where there is none. */
export const loadScreenMessages: LoadMessages = messagesFrom({
  km: () => import('../locales/screens/km.po'),
  en: () => import('../locales/screens/en.po'),
  'zh-Hans': () => import('../locales/screens/zh-Hans.po'),
  ar: () => import('../locales/screens/ar.po'),
})
