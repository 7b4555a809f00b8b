import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says, in a language; it comes when the room is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/red-envelope/km.po'),
  en: () => import('../../locales/red-envelope/en.po'),
  'zh-Hans': () => import('../../locales/red-envelope/zh-Hans.po'),
  ar: () => import('../../locales/red-envelope/ar.po'),
})
