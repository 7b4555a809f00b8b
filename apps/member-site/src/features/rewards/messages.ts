import { messagesFrom } from '@baize/i18n'

/** The messages of the reward centre. */
export const loadMessages = messagesFrom({
  km: () => import('../../../locales/rewards/km.po'),
  en: () => import('../../../locales/rewards/en.po'),
  'zh-Hans': () => import('../../../locales/rewards/zh-Hans.po'),
  ar: () => import('../../../locales/rewards/ar.po'),
})
