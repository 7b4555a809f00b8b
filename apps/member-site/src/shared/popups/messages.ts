import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The popups' titles; loaded on the first interaction. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/popups/km.po'),
  en: () => import('../../../locales/popups/en.po'),
  'zh-Hans': () => import('../../../locales/popups/zh-Hans.po'),
  ar: () => import('../../../locales/popups/ar.po'),
})
