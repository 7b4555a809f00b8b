import { messagesFrom } from '@baize/i18n'

/** The words of the site's menu, which come after the first screen. */
export const loadMessages = messagesFrom({
  km: () => import('../../locales/menu/km.po'),
  en: () => import('../../locales/menu/en.po'),
  'zh-Hans': () => import('../../locales/menu/zh-Hans.po'),
  ar: () => import('../../locales/menu/ar.po'),
})
