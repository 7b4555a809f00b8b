import { loadMessages as loadForms } from '@baize/forms/messages'
import { joinMessages, type LoadMessages, messagesFrom } from '@baize/i18n'
import { loadScreenMessages as loadUi } from '@baize/ui/screen-messages'
import { addProblemTexts } from './problems/problemText.ts'

const loadWords = joinMessages(
  loadUi,
  messagesFrom({
    km: () => import('../locales/screens/km.po'),
    en: () => import('../locales/screens/en.po'),
    'zh-Hans': () => import('../locales/screens/zh-Hans.po'),
    ar: () => import('../locales/screens/ar.po'),
  }),
)

/**
 * What the screens of this room say that hold no form, with the words of the components on them: those of the forms are
 * the heaviest of all.
 */
export const loadViewMessages: LoadMessages = async (locale) => {
  const [words, { screenProblems }] = await Promise.all([
    loadWords(locale),
    import('./screen-problems/texts.ts'),
  ])
  addProblemTexts(screenProblems)
  return words
}

/** What the screens of this room say, with the words of the forms and components on them; for a LanguageSection around them. */
export const loadScreenMessages: LoadMessages = joinMessages(loadViewMessages, loadForms)
