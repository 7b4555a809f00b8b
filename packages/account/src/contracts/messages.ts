import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** What contracts say on either site, in a language; the screens that show them bring it. */
export const loadContractMessages: LoadMessages = messagesFrom({
  km: () => import('../../locales/contracts/km.po'),
  en: () => import('../../locales/contracts/en.po'),
  'zh-Hans': () => import('../../locales/contracts/zh-Hans.po'),
  ar: () => import('../../locales/contracts/ar.po'),
})
