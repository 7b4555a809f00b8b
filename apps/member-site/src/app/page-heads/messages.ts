import { messagesFrom } from '@baize/i18n'

/** The pages' descriptions for search engines and link previews. */
export const loadMessages = messagesFrom({
  km: () => import('../../../locales/page-heads/km.po'),
  en: () => import('../../../locales/page-heads/en.po'),
  'zh-Hans': () => import('../../../locales/page-heads/zh-Hans.po'),
  ar: () => import('../../../locales/page-heads/ar.po'),
})
