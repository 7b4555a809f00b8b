import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages } from '@baize/ui/screen-messages'
import { loadMessages as loadLiveUpdates } from '../../shared/live-updates/messages.ts'

/** The messages of lists of draws, with those of their components. */
export const loadMessages = joinMessages(
  loadScreenMessages,
  loadLiveUpdates,
  messagesFrom({
    km: () => import('../../../locales/draws/km.po'),
    en: () => import('../../../locales/draws/en.po'),
    'zh-Hans': () => import('../../../locales/draws/zh-Hans.po'),
    ar: () => import('../../../locales/draws/ar.po'),
  }),
)
