import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says in a language; English where it says nothing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/team-overview/km.po'),
  en: () => import('../../locales/team-overview/en.po'),
  'zh-Hans': () => import('../../locales/team-overview/zh-Hans.po'),
  ar: () => import('../../locales/team-overview/ar.po'),
})
