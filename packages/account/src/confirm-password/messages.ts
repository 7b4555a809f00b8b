import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The dialog that requests the password before contacts, factors and accounts to pay to change. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/confirm-password/km.po'),
  en: () => import('../../locales/confirm-password/en.po'),
  'zh-Hans': () => import('../../locales/confirm-password/zh-Hans.po'),
  ar: () => import('../../locales/confirm-password/ar.po'),
})
