import { messagesFrom } from '@baize/i18n'

/** The messages of the site's menu, loaded after the first screen. */
export const loadMessages = messagesFrom({
  km: () => import('../../../locales/menu/km.po'),
  en: () => import('../../../locales/menu/en.po'),
  'zh-Hans': () => import('../../../locales/menu/zh-Hans.po'),
  ar: () => import('../../../locales/menu/ar.po'),
})
