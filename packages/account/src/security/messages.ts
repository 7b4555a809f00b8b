import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The messages of the security centre, in a language; loaded by its screens. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/security/km.po'),
  en: () => import('../../locales/security/en.po'),
  'zh-Hans': () => import('../../locales/security/zh-Hans.po'),
  ar: () => import('../../locales/security/ar.po'),
})
