import type { I18n, Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Locale, localeDirection } from '../locales/index.ts'
import {
  builtInLanguage,
  languageOf,
  loadLanguage,
  loadMissing,
  loadWholeLanguage,
  pageLocale,
  share,
  withBuiltInEnglish,
} from './catalogue.ts'
import {
  type FurtherMessages,
  LanguageContext,
  type LanguageFailure,
  type LanguageState,
  LanguageSwitchContext,
  type LoadMessages,
} from './context.ts'
import { onNeededMessages } from './needed.ts'
import { keepLocale } from './storage.ts'

export interface LanguageProviderProps {
  /** The language to begin in; `visitorLocale(active)` finds it. */
  initial: Locale
  /**
   * The languages that the site offers. Give a list that keeps its identity.
   * @default the initial one
   */
  active?: readonly Locale[]
  /**
   * Loads the messages of the first screen; later modules wait in a `MessagesReady` or `LanguageSection`. Give a
   * function that keeps its identity.
   * @default the catalogues of every module in use, also of those that are evaluated later; English is shown meanwhile
   */
  load?: LoadMessages
  /**
   * Loads languages that have no catalogues in the packages; what they lack is English, and marked as that. Pass a
   * function that keeps its identity.
   * @default every offered language has catalogues in all packages
   */
  further?: FurtherMessages
  /**
   * How far a language has come, for the language menu. Give a function that keeps its identity.
   * @default all are complete
   */
  stateOf?: (locale: Locale) => LanguageState
  /**
   * The messages of `initial`, where they are available (a server, a test): then the page renders at once.
   * @default loaded by `load`
   */
  messages?: Messages
  /**
   * The zone that `useFormat` shows times in.
   * @default the device's own
   */
  timeZone?: string
  /**
   * What the page shows until the first language is loaded.
   * @default nothing
   */
  pending?: ReactNode
  children: ReactNode
}

/**
 * Provides the page's language: messages, formats, `<html lang dir>`. A language is shown only when everything it needs
 * is loaded. A switch that fails leaves the page as it was; where not even the first language loads, the others are
 * tried, and when none does the error is thrown to the nearest error boundary.
 */
export function LanguageProvider(props: LanguageProviderProps): ReactNode {
  const { initial, load, messages, timeZone, pending = null, children } = props
  const { further, stateOf = complete } = props
  const only = useMemo(() => [initial], [initial])
  const active = props.active ?? only
  const [i18n, setI18n] = useState<I18n | undefined>(() => atOnce(initial, messages, load))
  const [failure, setFailure] = useState<LanguageFailure>()
  const [switching, setSwitching] = useState(false)
  const [sections] = useState(() => new Set<LoadMessages>())
  const request = useRef(0)
  const lastFailed = useRef<Locale>(undefined)

  const addSection = useCallback(
    (section: LoadMessages) => {
      sections.add(section)
      return () => void sections.delete(section)
    },
    [sections],
  )

  const show = useCallback(
    async (wishes: readonly Locale[], before: Locale | undefined) => {
      const number = ++request.current
      let failed: LanguageFailure | undefined
      let loaded: I18n | undefined
      // The first screen waits for its own messages only; a switch for those of every module that is here.
      const bring = before || !load ? loadWholeLanguage : loadLanguage
      const wanted = load ? [load, ...sections] : [...sections]
      for (const locale of wishes) {
        try {
          loaded = await bring(locale, wanted, further)
          if (!load) withBuiltInEnglish(loaded)
          break
        } catch (error) {
          if (!failed) failed = { locale, before, error }
        }
      }
      if (number !== request.current) return
      // A browser keeps a failed import for the life of the page: what fails again is tried once more by a new page.
      const { current } = lastFailed
      lastFailed.current = failed?.locale
      if (failed && before && current === failed.locale && navigator.onLine) {
        keepLocale(current, before)
        return location.reload()
      }
      startTransition(() => {
        setSwitching(false)
        setFailure(failed)
        if (loaded) setI18n(ready(loaded))
      })
      if (loaded && before) keepLocale(loaded.locale as Locale, before)
    },
    [load, sections, further],
  )

  const missing = i18n === undefined
  useEffect(() => {
    if (!missing) return
    void show([initial, ...active.filter((locale) => locale !== initial)], undefined)
    return () => void request.current++
    // Only the first language is loaded by an effect; later ones by setLocale.
  }, [missing, initial, active, show])

  useEffect(() => {
    if (!i18n || load) return
    const loadAnnounced = () => loadMissing(i18n, further).catch(reportError)
    void loadAnnounced()
    return onNeededMessages(loadAnnounced)
  }, [i18n, load, further])

  const locale = i18n?.locale as Locale | undefined
  const direction = i18n && localeDirection(pageLocale(i18n))
  useLayoutEffect(() => {
    if (!i18n || !direction) return
    const page = document.documentElement
    const lang = pageLocale(i18n)
    // A page from a server has it already: set again, a browser recalculates every element's style.
    if (page.lang !== lang) page.lang = lang
    if (page.dir !== direction) page.dir = direction
  }, [i18n, direction])

  const language = useMemo(() => {
    if (!i18n || !locale || !direction) return null
    const setLocale = async (next: Locale) => {
      if (!active.includes(next)) return
      setSwitching(true)
      await show([next], locale)
    }
    return { i18n, locale, direction, active, stateOf, timeZone, setLocale, addSection, further }
  }, [i18n, locale, direction, active, stateOf, timeZone, show, addSection, further])
  const change = useMemo(() => ({ switching, failure }), [switching, failure])

  if (!i18n) {
    if (failure) throw failure.error
    return pending
  }
  return (
    <LanguageContext value={language}>
      <LanguageSwitchContext value={change}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </LanguageSwitchContext>
    </LanguageContext>
  )
}

/** The first language, where it needs no loading: its messages are available, or it is the English of the modules. */
function atOnce(
  initial: Locale,
  messages: Messages | undefined,
  load: LoadMessages | undefined,
): I18n | undefined {
  if (!load && (messages || initial === 'en')) return ready(builtInLanguage(initial, messages))
  return messages && ready(languageOf(initial, messages))
}

const complete = (): LanguageState => ({ percent: 100, draft: false })

function ready(i18n: I18n): I18n {
  share(i18n)
  return i18n
}
