import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadMessages as loadPlay } from '../play/messages.ts'

/** What the lottery pages say, with the words around a game that is played. */
export const loadMessages = joinMessages(
  loadPlay,
  messagesFrom({
    km: () => import('../../locales/lottery/km.po'),
    en: () => import('../../locales/lottery/en.po'),
    'zh-Hans': () => import('../../locales/lottery/zh-Hans.po'),
    ar: () => import('../../locales/lottery/ar.po'),
  }),
)
