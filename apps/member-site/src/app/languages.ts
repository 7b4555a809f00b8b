import { loadMessages as loadAccount } from '@baize/account/messages'
import type { Locale, Messages } from '@baize/i18n'
import { loadMessages as loadUi } from '@baize/ui/messages'
import { loadMessages as loadSite } from '../messages.ts'

/** The languages that the site offers. */
export const activeLocales: readonly Locale[] = ['km', 'en', 'zh-Hans']

/** Everything the shell and the home page say; sections bring their own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const catalogues = await Promise.all([loadUi(locale), loadAccount(locale), loadSite(locale)])
  return Object.assign({}, ...catalogues)
}
