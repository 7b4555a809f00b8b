import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; English where one is missing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/team-overview/km.po'),
  en: () => import('../../../locales/team-overview/en.po'),
  'zh-Hans': () => import('../../../locales/team-overview/zh-Hans.po'),
  ar: () => import('../../../locales/team-overview/ar.po'),
})
