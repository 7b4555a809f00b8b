import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The messages of the tools of a table in a language; English where it has none. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/tables/km.po'),
  en: () => import('../../../locales/tables/en.po'),
  'zh-Hans': () => import('../../../locales/tables/zh-Hans.po'),
  ar: () => import('../../../locales/tables/ar.po'),
})
