import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages } from '@baize/ui/screen-messages'
import { loadMessages as loadLiveUpdates } from '../live-updates/messages.ts'

/** What lists of matches say, with the components on them. */
export const loadMessages = joinMessages(
  loadScreenMessages,
  loadLiveUpdates,
  messagesFrom({
    km: () => import('../../locales/sports/km.po'),
    en: () => import('../../locales/sports/en.po'),
    'zh-Hans': () => import('../../locales/sports/zh-Hans.po'),
    ar: () => import('../../locales/sports/ar.po'),
  }),
)
