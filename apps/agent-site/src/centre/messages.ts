import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says in a language; English where it says nothing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/centre/km.po'),
  en: () => import('../../locales/centre/en.po'),
  'zh-Hans': () => import('../../locales/centre/zh-Hans.po'),
  ar: () => import('../../locales/centre/ar.po'),
})
