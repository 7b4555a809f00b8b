import { ApiError } from '@baize/api'
import { limitHistory, limits } from '@baize/api/calls'
import { toast } from '@baize/ui'
import { useQueryClient } from '@tanstack/react-query'
import { callKey, useActions } from '../platform/calls.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import type { Limits } from './words.ts'

export interface LimitActions {
  /** Makes a change that answers all limits as they stand then; throws what the platform refuses. */
  change(call: () => Promise<Limits>): Promise<Limits>
  /** The same where no form shows what was refused: a toast does, and the limits are read again. */
  tryTo(call: () => Promise<Limits>, thanks?: string): Promise<void>
}

/** Changes of limits: what the platform answers is shown at once, and the history is read again. */
export function useLimitActions(): LimitActions {
  const queries = useQueryClient()
  const { refresh } = useActions()
  const problemText = useProblemText()
  async function change(call: () => Promise<Limits>): Promise<Limits> {
    const next = await call()
    queries.setQueryData(callKey(limits), next)
    refresh(limitHistory)
    return next
  }
  return {
    change,
    async tryTo(call, thanks) {
      try {
        await change(call)
        if (thanks) toast({ tone: 'positive', message: thanks })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        toast({ tone: 'critical', message: problemText(error) })
        refresh(limits)
      }
    },
  }
}
