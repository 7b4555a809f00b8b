import { type LoadMessages, messagesFrom } from '@baize/i18n'

/** The definitions of figures in a language; English where there are none. */
export const loadFigureMessages: LoadMessages = messagesFrom({
  km: () => import('../../../locales/figures/km.po'),
  en: () => import('../../../locales/figures/en.po'),
  'zh-Hans': () => import('../../../locales/figures/zh-Hans.po'),
  ar: () => import('../../../locales/figures/ar.po'),
})
