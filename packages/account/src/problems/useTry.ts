import { ApiError } from '@baize/api'
import { toast } from '@baize/ui'
import { useCallback, useState } from 'react'
import { useProblemText } from './useProblemText.ts'

export interface Tries {
  /** The name of what is under way; null while nothing is. */
  readonly busy: string | null
  /** Does one thing at a time, under a name; says what went wrong in a toast. True when it went well. */
  attempt(name: string, action: () => Promise<unknown>): Promise<boolean>
}

/** Buttons that do something at the platform: which is busy, and a word when it fails. */
export function useTry(): Tries {
  const problemText = useProblemText()
  const [busy, setBusy] = useState<string | null>(null)
  const attempt = useCallback(
    async (name: string, action: () => Promise<unknown>) => {
      setBusy(name)
      try {
        await action()
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        toast({ tone: 'critical', message: problemText(error) })
        return false
      } finally {
        setBusy(null)
      }
    },
    [problemText],
  )
  return { busy, attempt }
}
