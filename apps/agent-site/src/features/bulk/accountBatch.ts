import { useSession } from '@baize/site'
import { useState } from 'react'
import type { AccountRow } from './accountRows.ts'
import type { Outcomes } from './useBatch.ts'

/** The accounts of one file, until they are put away. */
export interface AccountBatch {
  /** Makes its rows intents of their own. */
  readonly id: string
  readonly fileName: string
  readonly rows: readonly AccountRow[]
  readonly outcomes: Outcomes<string>
}

/** It contains first passwords: in memory, so that another page of the site does not lose them, and in no storage. */
let open: { readonly memberId: string; readonly batch: AccountBatch } | null = null

/** The accounts of a file that the agent has open. */
export function useAccountBatch() {
  const { member } = useSession()
  const memberId = member?.id ?? ''
  const [batch, setBatch] = useState(() => {
    if (open?.memberId !== memberId) open = null
    return open?.batch ?? null
  })
  const keep = (next: AccountBatch | null) => {
    open = next && { memberId, batch: next }
  }
  return {
    batch,
    keep,
    set(next: AccountBatch | null) {
      setBatch(next)
      keep(next)
    },
  }
}
