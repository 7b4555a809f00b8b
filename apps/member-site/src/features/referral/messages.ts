import { messagesFrom } from '@baize/i18n'

/** The messages of the page of invitations. */
export const loadMessages = messagesFrom({
  km: () => import('../../../locales/referral/km.po'),
  en: () => import('../../../locales/referral/en.po'),
  'zh-Hans': () => import('../../../locales/referral/zh-Hans.po'),
  ar: () => import('../../../locales/referral/ar.po'),
})
