import { messagesFrom } from '@baize/i18n'

/** The messages of the page of the manual rebate. */
export const loadMessages = messagesFrom({
  km: () => import('../../../locales/rebate/km.po'),
  en: () => import('../../../locales/rebate/en.po'),
  'zh-Hans': () => import('../../../locales/rebate/zh-Hans.po'),
  ar: () => import('../../../locales/rebate/ar.po'),
})
