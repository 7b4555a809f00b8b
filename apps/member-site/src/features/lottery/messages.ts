import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages } from '@baize/ui/screen-messages'
import { loadMessages as loadLiveUpdates } from '../../shared/live-updates/messages.ts'

/** The messages of lotteries and their draws, with those of their components. */
export const loadMessages = joinMessages(
  loadScreenMessages,
  loadLiveUpdates,
  messagesFrom({
    km: () => import('../../../locales/lottery/km.po'),
    en: () => import('../../../locales/lottery/en.po'),
    'zh-Hans': () => import('../../../locales/lottery/zh-Hans.po'),
    ar: () => import('../../../locales/lottery/ar.po'),
  }),
)
