import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The messages of contracts on either site, in a language; loaded by the screens that show them. */
export const loadContractMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/contracts/km.po'),
  en: () => import('../../locales/contracts/en.po'),
  'zh-Hans': () => import('../../locales/contracts/zh-Hans.po'),
  ar: () => import('../../locales/contracts/ar.po'),
})
