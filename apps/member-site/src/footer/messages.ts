import { messagesFrom } from '@baize/i18n'

/** The words of the site's footer, which come after the first screen. */
export const loadMessages = messagesFrom({
  km: () => import('../../locales/footer/km.po'),
  en: () => import('../../locales/footer/en.po'),
  'zh-Hans': () => import('../../locales/footer/zh-Hans.po'),
  ar: () => import('../../locales/footer/ar.po'),
})
