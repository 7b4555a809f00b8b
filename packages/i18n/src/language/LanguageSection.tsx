import { createContext, type ReactNode, use, useCallback, useEffect } from 'react'
import { localeDirection } from '../locales/index.ts'
import { hasSection, loadSection, sectionLocale } from './catalogue.ts'
import { type LoadMessages, useLanguageContext } from './context.ts'
import { useLoading } from './useLoading.ts'

/** What replaces a part of the page while its code and its messages are loading: its skeleton. */
export const PendingContext = createContext<ReactNode>(null)

export interface LanguageSectionProps {
  /** Loads the section's messages. Pass a function that keeps its identity. */
  load: LoadMessages
  /**
   * What replaces the section until its messages are loaded.
   * @default what `PendingContext` has, else nothing
   */
  pending?: ReactNode
  children: ReactNode
}

/**
 * A part of the page whose messages are no part of the first load (a wallet, a lazy route). It shows itself when they
 * are there; later switches of language load them too. A catalogue that fails throws to the nearest error boundary.
 * Where a language has no word of it, it is English and marked as that for screen readers.
 */
export function LanguageSection({ load, pending, children }: LanguageSectionProps): ReactNode {
  const { i18n, addSection, further } = useLanguageContext()
  const there = hasSection(i18n, load)

  useEffect(() => addSection(load), [addSection, load])
  // Another part of the page may have loaded them since this one was rendered.
  useLoading(
    there,
    useCallback(
      async () => hasSection(i18n, load) || loadSection(i18n, load, further),
      [i18n, load, further],
    ),
  )

  const skeleton = use(PendingContext)
  if (!there) return pending ?? skeleton
  // It was for the whole, not for the parts of it.
  const shown = skeleton ? <PendingContext value={null}>{children}</PendingContext> : children
  if (!further) return shown
  // Always there with partially translated locales: a switch must not make anew what was typed into.
  const spoken = sectionLocale(i18n, load)
  return (
    <div data-bz-spoken="" lang={spoken} dir={spoken && localeDirection(spoken)}>
      {shown}
    </div>
  )
}
