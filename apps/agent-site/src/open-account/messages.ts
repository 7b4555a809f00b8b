import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says in a language; English where it says nothing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/open-account/km.po'),
  en: () => import('../../locales/open-account/en.po'),
  'zh-Hans': () => import('../../locales/open-account/zh-Hans.po'),
  ar: () => import('../../locales/open-account/ar.po'),
})
