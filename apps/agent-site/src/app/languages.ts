import { bringFurther, complete, stateOf } from 'virtual:baize-languages'
import { brandLanguages, withScriptFont } from '@baize/account'
import { loadMessages as loadAccount } from '@baize/account/messages'
import { joinMessages, type LanguageProviderProps, visitorLocale } from '@baize/i18n'
import { loadMessages as loadUi } from '@baize/ui/messages'
import { loadMessages as loadSite } from '../messages.ts'

/** What the door says, and the font of its script; the centre brings the words of its forms. */
const load = withScriptFont(joinMessages(loadUi, loadAccount, loadSite))

/** What the site's language provider is given: the brand's languages, the visitor's among them, and their words. */
export function siteLanguages(): Pick<
  LanguageProviderProps,
  'initial' | 'active' | 'load' | 'stateOf' | 'further'
> {
  const { active, initial } = brandLanguages()
  const own = { initial: visitorLocale(active, initial), active, load, stateOf }
  return active.every((locale) => complete.includes(locale)) ? own : { ...own, further: bringFurther }
}
