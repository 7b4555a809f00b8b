import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says, in a language; it comes when the room is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/winners/km.po'),
  en: () => import('../../locales/winners/en.po'),
  'zh-Hans': () => import('../../locales/winners/zh-Hans.po'),
  ar: () => import('../../locales/winners/ar.po'),
})
