import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What the forecast says in a language; English where it says nothing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/forecast/km.po'),
  en: () => import('../../../locales/forecast/en.po'),
  'zh-Hans': () => import('../../../locales/forecast/zh-Hans.po'),
  ar: () => import('../../../locales/forecast/ar.po'),
})
