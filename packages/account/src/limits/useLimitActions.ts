import { ApiError } from '@baize/api'
import { limitHistory, limits } from '@baize/api/calls'
import { toast } from '@baize/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callKey, useActions } from '../platform/calls.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import type { Limits } from './words.ts'

export interface LimitActions {
  /** Makes a change that answers all limits as they stand then; throws what the platform refuses. */
  change(call: () => Promise<Limits>): Promise<Limits>
  /** The name of what a button does at this moment; null while nothing is on its way. */
  readonly busy: string | null
  /** The same, under a name, where no form shows what was refused: a toast does, and the limits are read again. */
  tryTo(name: string, call: () => Promise<Limits>, thanks?: string): Promise<void>
}

/** Changes of limits: what the platform answers is shown at once, and the history is read again. */
export function useLimitActions(): LimitActions {
  const queries = useQueryClient()
  const { refresh } = useActions()
  const problemText = useProblemText()
  const [busy, setBusy] = useState<string | null>(null)
  async function change(call: () => Promise<Limits>): Promise<Limits> {
    const next = await call()
    queries.setQueryData(callKey(limits), next)
    refresh(limitHistory)
    return next
  }
  return {
    change,
    busy,
    async tryTo(name, call, thanks) {
      setBusy(name)
      try {
        await change(call)
        if (thanks) toast({ tone: 'positive', message: thanks })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        toast({ tone: 'critical', message: problemText(error) })
        refresh(limits)
      } finally {
        setBusy(null)
      }
    },
  }
}
