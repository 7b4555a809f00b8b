import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says, in a language; it comes when the room is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/promotions/km.po'),
  en: () => import('../../locales/promotions/en.po'),
  'zh-Hans': () => import('../../locales/promotions/zh-Hans.po'),
  ar: () => import('../../locales/promotions/ar.po'),
})
