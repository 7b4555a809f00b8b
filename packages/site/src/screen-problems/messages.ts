import { type LoadMessages, messagesFrom } from '@baize/i18n'
import { addProblemTexts } from '../problems/problemText.ts'

const loadWords = messagesFrom({
  km: () => import('../../locales/screen-problems/km.po'),
  en: () => import('../../locales/screen-problems/en.po'),
  'zh-Hans': () => import('../../locales/screen-problems/zh-Hans.po'),
  ar: () => import('../../locales/screen-problems/ar.po'),
})

/** The texts of the errors that only the calls of screens return, which problemText knows from then on. */
export const loadProblemMessages: LoadMessages = async (locale) => {
  const [words, { screenProblems }] = await Promise.all([loadWords(locale), import('./texts.ts')])
  addProblemTexts(screenProblems)
  return words
}
