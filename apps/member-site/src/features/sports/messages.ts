import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages } from '@baize/ui/screen-messages'
import { loadMessages as loadLiveUpdates } from '../../shared/live-updates/messages.ts'

/** The messages of lists of matches, with those of their components. */
export const loadMessages = joinMessages(
  loadScreenMessages,
  loadLiveUpdates,
  messagesFrom({
    km: () => import('../../../locales/sports/km.po'),
    en: () => import('../../../locales/sports/en.po'),
    'zh-Hans': () => import('../../../locales/sports/zh-Hans.po'),
    ar: () => import('../../../locales/sports/ar.po'),
  }),
)
