import { loadScreenMessages } from '@baize/account'
import { joinMessages } from '@baize/i18n'
import { loadMessages } from './messages.ts'

/** The messages of signing in and of opening an account. */
export const loadWords = joinMessages(loadScreenMessages, loadMessages)
