import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadMessages as loadDraws } from '../draws/messages.ts'
import { loadMessages as loadPlay } from '../play/messages.ts'

/** The messages of the lottery pages, with those around a running game and of results. */
export const loadMessages = joinMessages(
  loadPlay,
  loadDraws,
  messagesFrom({
    km: () => import('../../../locales/lottery/km.po'),
    en: () => import('../../../locales/lottery/en.po'),
    'zh-Hans': () => import('../../../locales/lottery/zh-Hans.po'),
    ar: () => import('../../../locales/lottery/ar.po'),
  }),
)
