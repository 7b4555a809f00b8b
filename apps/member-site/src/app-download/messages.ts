import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says, in a language; it comes when the room is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/app-download/km.po'),
  en: () => import('../../locales/app-download/en.po'),
  'zh-Hans': () => import('../../locales/app-download/zh-Hans.po'),
  ar: () => import('../../locales/app-download/ar.po'),
})
