import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says, in a language; it comes when the room is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/vip/km.po'),
  en: () => import('../../locales/vip/en.po'),
  'zh-Hans': () => import('../../locales/vip/zh-Hans.po'),
  ar: () => import('../../locales/vip/ar.po'),
})
