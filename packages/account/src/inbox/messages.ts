import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The messages of the inbox, in a language; loaded by its screens. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/inbox/km.po'),
  en: () => import('../../locales/inbox/en.po'),
  'zh-Hans': () => import('../../locales/inbox/zh-Hans.po'),
  ar: () => import('../../locales/inbox/ar.po'),
})
