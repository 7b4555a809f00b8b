import { loadMessages as loadAccount } from '@baize/account/messages'
import type { Locale } from '@baize/i18n'
import { joinMessages } from '@baize/i18n'
import { setupI18n } from '@lingui/core'
import { descriptionOf } from './heads.ts'
import { loadMessages } from './messages.ts'

// Categories are called as everywhere on the site.
const load = joinMessages(loadAccount, loadMessages)

/** Writes what the page says of itself into its head, in the language of the page. */
export async function describe(path: string, locale: Locale, brandName: string): Promise<void> {
  const i18n = setupI18n({ locale, messages: { [locale]: await load(locale) } })
  let meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  if (!meta) {
    meta = document.createElement('meta')
    meta.name = 'description'
    document.head.append(meta)
  }
  meta.content = descriptionOf(i18n, path, brandName)
}
