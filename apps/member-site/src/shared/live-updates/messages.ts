import { messagesFrom } from '@baize/i18n'

/** The messages of lists that change by themselves. */
export const loadMessages = messagesFrom({
  km: () => import('../../../locales/live-updates/km.po'),
  en: () => import('../../../locales/live-updates/en.po'),
  'zh-Hans': () => import('../../../locales/live-updates/zh-Hans.po'),
  ar: () => import('../../../locales/live-updates/ar.po'),
})
