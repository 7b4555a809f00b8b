import { messagesFrom } from '@baize/i18n'

/** What the pages say of themselves to search engines and to whoever shares a link. */
export const loadMessages = messagesFrom({
  km: () => import('../../locales/page-heads/km.po'),
  en: () => import('../../locales/page-heads/en.po'),
  'zh-Hans': () => import('../../locales/page-heads/zh-Hans.po'),
  ar: () => import('../../locales/page-heads/ar.po'),
})
