import { type ReactNode, useCallback, useState } from 'react'
import { loadMissing, missingSections } from './catalogue.ts'
import { type LoadMessages, useLanguageContext } from './context.ts'
import { useLoading } from './useLoading.ts'

export interface MessagesReadyProps {
  /**
   * The catalogues that are waited for: `neededMessages()` as the component's chunk left it. Later modules are no part
   * of the component, and it does not wait for theirs.
   * @default those of every module that has been evaluated
   */
  needed?: readonly LoadMessages[] | undefined
  /**
   * What is shown until the messages are loaded.
   * @default nothing
   */
  pending?: ReactNode
  children: ReactNode
}

/**
 * Renders a component from a chunk of its own once the messages of every module that has been evaluated are loaded
 * (`needMessages`), so of all modules that the component is made of. Once rendered it stays, whatever other modules
 * need later. A catalogue that fails to load throws to the nearest error boundary.
 */
export function MessagesReady({ needed, pending = null, children }: MessagesReadyProps): ReactNode {
  const { i18n } = useLanguageContext()
  const [atOnce] = useState(() => missingSections(i18n, needed).length === 0)
  const loaded = useLoading(atOnce, useMessagesReady(needed))
  return atOnce || loaded ? children : pending
}

/**
 * Loads the messages of every module that has been evaluated, or the given ones, and resolves when they are there: for
 * a dialog that a module of the first chunk opens. Rejects where a catalogue cannot be fetched.
 */
export function useMessagesReady(needed?: readonly LoadMessages[]): () => Promise<void> {
  const { i18n, further } = useLanguageContext()
  return useCallback(() => loadMissing(i18n, further, needed), [i18n, further, needed])
}
