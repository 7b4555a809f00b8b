import { ApiError } from '@baize/api'
import { useEffect, useRef, useState } from 'react'
import { concernsOneRow, type KeptError, keptError } from './rowErrors.ts'

/** A row's result. One that is not listed has not been sent. */
export type Outcome<Value> =
  | { readonly state: 'sending' }
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: KeptError }

export type Outcomes<Value> = Readonly<Record<string, Outcome<Value>>>

export interface Batch<Value> {
  readonly outcomes: Outcomes<Value>
  readonly running: boolean
  /** Why it stopped before its end; null where it did not, or was stopped by a click. */
  readonly stopped: ApiError | null
  /** Sends what has no definite result yet, one row after another. */
  run(rows: readonly string[], send: (row: string) => Promise<Value>): Promise<void>
  /** Lets the row that is being sent finish, and sends no other. */
  stop(): void
}

/** Whether a row has a definite result. */
export const isSettled = (outcome: Outcome<unknown> | undefined): boolean =>
  outcome?.state === 'done' || outcome?.state === 'failed'

/** The outcomes with another one of a row; null takes it out. */
function withOutcome<Value>(
  outcomes: Outcomes<Value>,
  row: string,
  outcome: Outcome<Value> | null,
): Outcomes<Value> {
  const { [row]: _, ...others } = outcomes
  return outcome ? { ...others, [row]: outcome } : others
}

/** Sends one row; what it throws is a result too. */
async function resultOf<Value>(
  send: (row: string) => Promise<Value>,
  row: string,
): Promise<{ readonly value: Value } | { readonly failure: ApiError }> {
  try {
    return { value: await send(row) }
  } catch (error) {
    return { failure: error instanceof ApiError ? error : new ApiError('badResponse', { cause: error }) }
  }
}

/**
 * Sends rows in order. What the platform refuses of one row is its result, and the next is sent; a wrong payment
 * password, a lost connection or an ended session stops all of them, and `run` continues where it stopped. `send`
 * must use one idempotency key a row: a row whose response was lost is sent again.
 */
export function useBatch<Value>(
  begun: Outcomes<Value>,
  onChange: (outcomes: Outcomes<Value>) => void = () => {},
): Batch<Value> {
  const [outcomes, setOutcomes] = useState(begun)
  const [running, setRunning] = useState(false)
  const [stopped, setStopped] = useState<ApiError | null>(null)
  const wanted = useRef(false)
  useEffect(
    () => () => {
      wanted.current = false
    },
    [],
  )

  async function run(rows: readonly string[], send: (row: string) => Promise<Value>): Promise<void> {
    if (wanted.current) return
    wanted.current = true
    setRunning(true)
    setStopped(null)
    let now = outcomes
    const put = (row: string, outcome: Outcome<Value> | null) => {
      now = withOutcome(now, row, outcome)
      setOutcomes(now)
      onChange(now)
    }
    for (const row of rows) {
      if (!wanted.current) break
      if (isSettled(now[row])) continue
      put(row, { state: 'sending' })
      const result = await resultOf(send, row)
      if ('value' in result) put(row, { state: 'done', value: result.value })
      else if (concernsOneRow(result.failure)) put(row, { state: 'failed', error: keptError(result.failure) })
      else {
        put(row, null)
        setStopped(result.failure)
        break
      }
    }
    wanted.current = false
    setRunning(false)
  }

  function stop() {
    wanted.current = false
  }

  return { outcomes, running, stopped, run, stop }
}
