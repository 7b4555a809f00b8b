import { useState } from 'react'
import { above } from './money.ts'

interface Holding<Value, Answer> {
  /** How much there is to spend. More of it than is held is known at once. */
  readonly funds: (value: Value) => string | undefined
  /**
   * Whether the form stays shown as it was sent.
   * @default it never does
   */
  readonly isTaken?: (answer: Answer) => boolean
}

/**
 * Freezes what a form was sent with, from its sending on until there is a definite response: what it spends meanwhile
 * changes neither the form that is on its way nor what is said about it, and where it is unknown whether it was
 * done, it can be sent again as it was. A refusal lets go.
 */
export function useHeld<Value, Body, Answer>(
  now: Value,
  send: (body: Body) => Promise<Answer> | Answer,
  { funds, isTaken = () => false }: Holding<Value, Answer>,
): { readonly value: Value; submit(body: Body): Promise<Answer> } {
  const [held, setHeld] = useState<{ readonly value: Value; readonly unanswered: boolean }>()
  const outgrown = held?.unanswered && above(funds(now), funds(held.value))
  const value = held && !outgrown ? held.value : now
  return {
    value,
    async submit(body) {
      setHeld({ value, unanswered: false })
      try {
        const answer = await send(body)
        if (!isTaken(answer)) setHeld(undefined)
        return answer
      } catch (error) {
        setHeld(isUnanswered(error) ? { value, unanswered: true } : undefined)
        throw error
      }
    },
  }
}

/** Whether the outcome is unknown: an error of the client says so. */
function isUnanswered(error: unknown): boolean {
  return (error as { outcomeUnknown?: unknown } | null)?.outcomeUnknown === true
}
