import { messagesFrom } from '@baize/i18n'

/** What lists say that change by themselves. */
export const loadMessages = messagesFrom({
  km: () => import('../../locales/live-updates/km.po'),
  en: () => import('../../locales/live-updates/en.po'),
  'zh-Hans': () => import('../../locales/live-updates/zh-Hans.po'),
  ar: () => import('../../locales/live-updates/ar.po'),
})
