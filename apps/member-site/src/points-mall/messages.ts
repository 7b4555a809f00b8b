import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What this room says, in a language; it comes when the room is opened. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/points-mall/km.po'),
  en: () => import('../../locales/points-mall/en.po'),
  'zh-Hans': () => import('../../locales/points-mall/zh-Hans.po'),
  ar: () => import('../../locales/points-mall/ar.po'),
})
