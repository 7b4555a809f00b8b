import { messagesFrom } from '@baize/i18n'

/** The messages of the page of requests to customer service. */
export const loadMessages = messagesFrom({
  km: () => import('../../../locales/cases/km.po'),
  en: () => import('../../../locales/cases/en.po'),
  'zh-Hans': () => import('../../../locales/cases/zh-Hans.po'),
  ar: () => import('../../../locales/cases/ar.po'),
})
