import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The messages of the parts that pages share; English where one is missing. */
export const loadMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/parts/km.po'),
  en: () => import('../../../locales/parts/en.po'),
  'zh-Hans': () => import('../../../locales/parts/zh-Hans.po'),
  ar: () => import('../../../locales/parts/ar.po'),
})
