import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What the popups are called; they come when the page is first touched. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/popups/km.po'),
  en: () => import('../../locales/popups/en.po'),
  'zh-Hans': () => import('../../locales/popups/zh-Hans.po'),
  ar: () => import('../../locales/popups/ar.po'),
})
