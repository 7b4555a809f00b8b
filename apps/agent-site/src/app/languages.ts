import { loadMessages as loadAccount } from '@baize/account/messages'
import type { Locale, Messages } from '@baize/i18n'
import { loadMessages as loadUi } from '@baize/ui/messages'
import { loadMessages as loadSite } from '../messages.ts'

/** The languages that the site offers. */
export const activeLocales: readonly Locale[] = ['km', 'en', 'zh-Hans']

/** What the door says; the centre brings the words of its forms. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const rooms = [loadUi, loadAccount, loadSite]
  return Object.assign({}, ...(await Promise.all(rooms.map((load) => load(locale)))))
}
