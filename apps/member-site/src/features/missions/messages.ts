import { messagesFrom } from '@baize/i18n'

/** The messages of the page of missions and the leaderboard. */
export const loadMessages = messagesFrom({
  km: () => import('../../../locales/missions/km.po'),
  en: () => import('../../../locales/missions/en.po'),
  'zh-Hans': () => import('../../../locales/missions/zh-Hans.po'),
  ar: () => import('../../../locales/missions/ar.po'),
})
