export type { Messages } from '@lingui/core'
export { loadMessages } from './language/catalogue.ts'
export { type Catalogues, joinMessages, messagesFrom } from './language/catalogues.ts'
export {
  type FurtherMessages,
  type Language,
  type LanguageFailure,
  type LanguageState,
  type LanguageSwitch,
  type LoadMessages,
  useDirection,
  useLanguage,
  useLanguageSwitch,
} from './language/context.ts'
export { LanguageProvider, type LanguageProviderProps } from './language/LanguageProvider.tsx'
export { LanguageSection, type LanguageSectionProps, PendingContext } from './language/LanguageSection.tsx'
export { MessagesReady, type MessagesReadyProps, useMessagesReady } from './language/MessagesReady.tsx'
export { neededMessages, needMessages } from './language/needed.ts'
export { OffscreenLanguage, type OffscreenLanguageProps } from './language/OffscreenLanguage.tsx'
export { keepLocale, previousLocale, visitorLocale } from './language/storage.ts'
export { type Format, formatsOf, useFormat } from './language/useFormat.ts'
export {
  type Direction,
  isLocale,
  type Locale,
  type LocaleEntry,
  type LocaleWishes,
  localeDirection,
  localeEntry,
  locales,
  type NumberShape,
  negotiateLocale,
} from './locales/index.ts'
