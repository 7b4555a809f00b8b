import { ApiError } from '@baize/api'
import { toast } from '@baize/ui'
import { useCallback, useState } from 'react'
import { useProblemText } from '../problems/useProblemText.ts'

export interface Deed {
  /** It is on its way. */
  readonly busy: boolean
  /** Does it; says in a toast that it is done, or why it is not. */
  run(work: () => Promise<unknown>, done: string): void
}

/** Something that a button does at once: a failure is said, and the screen stays as it was. */
export function useDeed(): Deed {
  const problemText = useProblemText()
  const [busy, setBusy] = useState(false)
  const run = useCallback(
    (work: () => Promise<unknown>, done: string) => {
      const perform = async () => {
        setBusy(true)
        try {
          await work()
          toast({ message: done })
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          toast({ tone: 'critical', message: problemText(error) })
        } finally {
          setBusy(false)
        }
      }
      void perform()
    },
    [problemText],
  )
  return { busy, run }
}
