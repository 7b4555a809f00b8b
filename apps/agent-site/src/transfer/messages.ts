import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says in a language; English where it says nothing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/transfer/km.po'),
  en: () => import('../../locales/transfer/en.po'),
  'zh-Hans': () => import('../../locales/transfer/zh-Hans.po'),
  ar: () => import('../../locales/transfer/ar.po'),
})
