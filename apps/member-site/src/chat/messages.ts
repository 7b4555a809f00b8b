import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says, in a language; it comes when the room is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/chat/km.po'),
  en: () => import('../../locales/chat/en.po'),
  'zh-Hans': () => import('../../locales/chat/zh-Hans.po'),
  ar: () => import('../../locales/chat/ar.po'),
})
