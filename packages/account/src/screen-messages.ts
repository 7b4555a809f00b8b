import { loadMessages as loadForms } from '@baize/forms/messages'
import type { Locale, Messages } from '@baize/i18n'

const catalogues: Partial<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  km: () => import('../locales/screens/km.po'),
  en: () => import('../locales/screens/en.po'),
  'zh-Hans': () => import('../locales/screens/zh-Hans.po'),
}

/** What the screens of this room say, with the words of the forms on them; for a LanguageSection around them. */
export async function loadScreenMessages(locale: Locale): Promise<Messages> {
  const screens = catalogues[locale] ?? catalogues.en
  const [forms, own] = await Promise.all([loadForms(locale), screens?.()])
  return { ...forms, ...own?.messages }
}
