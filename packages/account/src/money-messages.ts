import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages } from './screen-messages.ts'

/** What the screens of deposits, withdrawals, wallets, limits, bonuses and results say; for a LanguageSection around them. */
export const loadMoneyMessages: LoadMessages = joinMessages(
  loadScreenMessages,
  messagesFrom({
    km: () => import('../locales/money/km.po'),
    en: () => import('../locales/money/en.po'),
    'zh-Hans': () => import('../locales/money/zh-Hans.po'),
    ar: () => import('../locales/money/ar.po'),
  }),
)
