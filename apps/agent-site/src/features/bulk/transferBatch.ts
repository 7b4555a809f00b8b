import { tabStorage } from '@baize/i18n/storage'
import { useSession } from '@baize/site'
import { useState } from 'react'
import type { TransferRow } from './transferRows.ts'
import type { Outcomes } from './useBatch.ts'

/** The platform's result of a transfer; `at` is null where it says only that it was made before. */
export interface SentTransfer {
  readonly id: string
  readonly at: string | null
}

/** The transfers of one file, until they are put away. */
export interface TransferBatch {
  /** Makes its repeated rows intents of their own. */
  readonly id: string
  readonly fileName: string
  readonly rows: readonly TransferRow[]
  /** Whether rows that were sent before are sent once more. */
  readonly again: boolean
  readonly outcomes: Outcomes<SentTransfer>
}

/** The value in the tab's storage; one with another schema is ignored. */
export function readBatch(kept: unknown): TransferBatch | null {
  const batch = kept as Partial<TransferBatch> | null | undefined
  const whole =
    typeof batch?.id === 'string' &&
    typeof batch.fileName === 'string' &&
    typeof batch.again === 'boolean' &&
    Array.isArray(batch.rows) &&
    typeof batch.outcomes === 'object' &&
    batch.outcomes !== null
  if (!whole) return null
  // A row that was being sent when the page was left is sent again, under its key.
  const settled = Object.entries(batch.outcomes as TransferBatch['outcomes']).filter(
    ([, { state }]) => state !== 'sending',
  )
  return { ...(batch as TransferBatch), outcomes: Object.fromEntries(settled) }
}

/** The transfers of a file, kept over a reload of the tab and until a sign-out. They contain no password. */
export function useTransferBatch() {
  const { member } = useSession()
  const key = `baize.batch.${member?.id ?? ''}` as const
  const [batch, setBatch] = useState(() => tabStorage.read(key, readBatch))
  const keep = (next: TransferBatch | null) => {
    if (next) tabStorage.write(key, next)
    else tabStorage.set(key, null)
  }
  return {
    batch,
    keep,
    set(next: TransferBatch | null) {
      setBatch(next)
      keep(next)
    },
  }
}
