import type { Locale, Messages } from '@baize/i18n'

const catalogues: Partial<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  km: () => import('../locales/km.po'),
  en: () => import('../locales/en.po'),
  'zh-Hans': () => import('../locales/zh-Hans.po'),
}

/** What this room says on every first screen, in a language; its screens bring the rest (screen-messages.ts). */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const catalogue = await (catalogues[locale] ?? catalogues.en)?.()
  return catalogue?.messages ?? {}
}
