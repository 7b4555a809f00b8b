import { loadMessages as loadFormMessages } from '@baize/forms/messages'
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

/** What the screens of this room say that hold no form, with the words of the components on them. */
export const loadViewMessages: LoadMessages = async (locale) => {
  const [words, { screenProblems }] = await Promise.all([
    loadWords(locale),
    import('./screen-problems/texts.ts'),
  ])
  addProblemTexts(screenProblems)
  return words
}

/** What the forms say: the heaviest words of all, so screens without a form do without. */
export { loadFormMessages }

/** What the screens of this room say, with the words of the forms and components on them; for a LanguageSection around them. */
export const loadScreenMessages: LoadMessages = joinMessages(loadViewMessages, loadFormMessages)
