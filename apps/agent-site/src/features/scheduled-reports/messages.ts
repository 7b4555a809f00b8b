import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The messages of scheduled reports in a language; English where one is missing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/scheduled-reports/km.po'),
  en: () => import('../../../locales/scheduled-reports/en.po'),
  'zh-Hans': () => import('../../../locales/scheduled-reports/zh-Hans.po'),
  ar: () => import('../../../locales/scheduled-reports/ar.po'),
})
