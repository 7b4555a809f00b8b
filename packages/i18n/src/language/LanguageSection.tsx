import { type ReactNode, useEffect, useState } from 'react'
import { hasSection, loadSection } from './catalogue.ts'
import { type LoadMessages, useLanguageContext } from './context.ts'

export interface LanguageSectionProps {
  /** Brings the section's messages. Give a function that keeps its identity. */
  load: LoadMessages
  /**
   * What stands in the section's place until its messages are there.
   * @default nothing
   */
  pending?: ReactNode
  children: ReactNode
}

/**
 * A part of the page whose messages are no part of the first load (a wallet, a lazy route). It shows itself when they
 * are there; later switches of language bring them along. A catalogue that fails goes to the nearest error boundary.
 */
export function LanguageSection({ load, pending = null, children }: LanguageSectionProps): ReactNode {
  const { i18n, addSection } = useLanguageContext()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const [, setReady] = useState(0)

  useEffect(() => addSection(load), [addSection, load])
  useEffect(() => {
    if (hasSection(i18n, load)) return
    let gone = false
    loadSection(i18n, load).then(
      () => gone || setReady((count) => count + 1),
      (error: unknown) => gone || setFailure({ error }),
    )
    return () => {
      gone = true
    }
  }, [i18n, load])

  if (failure) throw failure.error
  return hasSection(i18n, load) ? children : pending
}
