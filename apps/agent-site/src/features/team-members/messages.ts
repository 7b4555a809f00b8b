import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The feature's messages in a language; English where one is missing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/team-members/km.po'),
  en: () => import('../../../locales/team-members/en.po'),
  'zh-Hans': () => import('../../../locales/team-members/zh-Hans.po'),
  ar: () => import('../../../locales/team-members/ar.po'),
})
