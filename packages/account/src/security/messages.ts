import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What the security centre says, in a language; its screens bring it. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/security/km.po'),
  en: () => import('../../locales/security/en.po'),
  'zh-Hans': () => import('../../locales/security/zh-Hans.po'),
  ar: () => import('../../locales/security/ar.po'),
})
