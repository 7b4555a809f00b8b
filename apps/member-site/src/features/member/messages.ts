import { messagesFrom } from '@baize/i18n'

/** The messages of the member centre: its menu and titles. */
export const loadMessages = messagesFrom({
  km: () => import('../../../locales/member/km.po'),
  en: () => import('../../../locales/member/en.po'),
  'zh-Hans': () => import('../../../locales/member/zh-Hans.po'),
  ar: () => import('../../../locales/member/ar.po'),
})
