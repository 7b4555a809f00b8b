import type { I18n, Messages } from '@lingui/core'
import { createContext, useContext } from 'react'
import type { Direction, Locale } from '../locales/index.ts'
import { withoutProvider } from './withoutProvider.ts'

/** Loads the messages of one package or section in a language. */
export type LoadMessages = (locale: Locale) => Promise<Messages>

/**
 * Loads a language that has no catalogues in the packages: the messages of the first screen, or all. Undefined for
 * a language that the packages have in full.
 */
export type FurtherMessages = (locale: Locale, part: 'first' | 'all') => Promise<Messages> | undefined

/** How far a language has come. */
export interface LanguageState {
  /** How much of what the site says is translated, in whole percent; the rest is English. */
  percent: number
  /** Whether its words wait for a reader who speaks it. */
  draft: boolean
}

/** A language that could not be shown, and why. */
export interface LanguageFailure {
  locale: Locale
  error: unknown
  /** The language that the page was in when it was chosen; none where the page was to begin in it. */
  before: Locale | undefined
}

export interface Language {
  /** The language on the screen. */
  locale: Locale
  direction: Direction
  /** The languages that the site offers. */
  active: readonly Locale[]
  /** How far a language has come. */
  stateOf: (locale: Locale) => LanguageState
  /** Switches the page. Resolves when the language is there, has failed, or a later switch overtook it. */
  setLocale: (locale: Locale) => Promise<void>
  /** The zone that `useFormat` shows times in; the device's own where there is none. */
  timeZone: string | undefined
}

/** The state of a switch. It is a context of its own, apart from the language: consumers of messages are not rendered for it. */
export interface LanguageSwitch {
  /** Whether another language is on its way; the page stays as it is until it is there. */
  switching: boolean
  /** The last switch that failed; the page kept the language it had. Gone with the next success. */
  failure: LanguageFailure | undefined
}

export interface LanguageWithSections extends Language {
  i18n: I18n
  /** Loads a section's messages, now and with every later switch. Returns a function that unsubscribes. */
  addSection: (load: LoadMessages) => () => void
  further: FurtherMessages | undefined
}

export const LanguageContext = createContext<LanguageWithSections | null>(null)
export const LanguageSwitchContext = createContext<LanguageSwitch>({ switching: false, failure: undefined })

export function useLanguageContext(): LanguageWithSections {
  return useContext(LanguageContext) ?? withoutProvider().language
}

/** The page's language, and the way to change it. */
export function useLanguage(): Language {
  return useLanguageContext()
}

/** The direction that the page's language is read in; from left to right where no provider says another. */
export function useDirection(): Direction {
  return useContext(LanguageContext)?.direction ?? 'ltr'
}

/** What the last switch of the page's language is doing, or its result. */
export function useLanguageSwitch(): LanguageSwitch {
  return useContext(LanguageSwitchContext)
}
