import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The messages about what waits for the user. */
export const loadPendingMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/pending-actions/km.po'),
  en: () => import('../../locales/pending-actions/en.po'),
  'zh-Hans': () => import('../../locales/pending-actions/zh-Hans.po'),
  ar: () => import('../../locales/pending-actions/ar.po'),
})
