import { messagesFrom } from '@baize/i18n'

/** The messages of the site's footer, loaded after the first screen. */
export const loadMessages = messagesFrom({
  km: () => import('../../../locales/footer/km.po'),
  en: () => import('../../../locales/footer/en.po'),
  'zh-Hans': () => import('../../../locales/footer/zh-Hans.po'),
  ar: () => import('../../../locales/footer/ar.po'),
})
