import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The messages of every form, whatever its fields, in a language; English where it has none. */
export const loadFormMessages: LoadMessages = messagesFrom({
  km: () => import('../locales/form/km.po'),
  en: () => import('../locales/form/en.po'),
  'zh-Hans': () => import('../locales/form/zh-Hans.po'),
  ar: () => import('../locales/form/ar.po'),
})
