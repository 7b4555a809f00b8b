import { joinMessages, messagesFrom } from '@baize/i18n'
import { loadMessages as loadLobby } from '../lobby/index.ts'

/** The messages of the search of all games, with those of the lists that it shows. */
export const loadMessages = joinMessages(
  loadLobby,
  messagesFrom({
    km: () => import('../../../locales/search/km.po'),
    en: () => import('../../../locales/search/en.po'),
    'zh-Hans': () => import('../../../locales/search/zh-Hans.po'),
    ar: () => import('../../../locales/search/ar.po'),
  }),
)
