import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What the page of the day says in a language; English where it says nothing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/today/km.po'),
  en: () => import('../../../locales/today/en.po'),
  'zh-Hans': () => import('../../../locales/today/zh-Hans.po'),
  ar: () => import('../../../locales/today/ar.po'),
})
