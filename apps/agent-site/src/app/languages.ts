import { bringFurther, complete, stateOf } from 'virtual:baize-languages'
import { loadMessages as loadAccount } from '@baize/account/messages'
import { loadFormMessages } from '@baize/forms/form-messages'
import { joinMessages, type LanguageProviderProps } from '@baize/i18n'
import { brandLanguages, withScriptFont } from '@baize/site'
import { loadMessages as loadSite } from '@baize/site/messages'
import { loadMessages as loadUi } from '@baize/ui/messages'
import { loadMessages as loadOwn } from '../messages.ts'

/**
 * The messages of the landing page and its form, and the font of its script; the centre loads those of its other
 * forms.
 */
export const loadMessages = withScriptFont(
  joinMessages(loadUi, loadFormMessages, loadSite, loadAccount, loadOwn),
)

/** What the site's language provider is given: the brand's languages, their completeness, and their messages. */
export function siteLanguages(): Pick<LanguageProviderProps, 'active' | 'load' | 'stateOf' | 'further'> {
  const { active } = brandLanguages()
  const own = { active, load: loadMessages, stateOf }
  return active.every((locale) => complete.includes(locale)) ? own : { ...own, further: bringFurther }
}

/** Whether every message of the site is translated into a language. */
export function isComplete(locale: string): boolean {
  return complete.some((tag) => tag === locale)
}
