import { loadMessages as loadForms } from '@baize/forms/messages'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'
import { loadProblemMessages } from '@baize/site'
import { loadScreenMessages as loadUi } from '@baize/ui/screen-messages'

/**
 * What the screens of this package say that hold no form, with the words of the components on them: those of the forms are
 * the heaviest of all.
 */
export const loadViewMessages: LoadMessages = joinMessages(
  loadUi,
  loadProblemMessages,
  messagesFrom({
    km: () => import('../locales/screens/km.po'),
    en: () => import('../locales/screens/en.po'),
    'zh-Hans': () => import('../locales/screens/zh-Hans.po'),
    ar: () => import('../locales/screens/ar.po'),
  }),
)

/** What the screens of this package say, with the words of the forms and components on them; for a LanguageSection around them. */
export const loadScreenMessages: LoadMessages = joinMessages(loadViewMessages, loadForms)
