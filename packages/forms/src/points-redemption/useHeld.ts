import { useState } from 'react'

/**
 * Holds what a form was sent with, from its sending on: points that are gone meanwhile change neither the form that is
 * on its way nor what is said about it. A refusal lets go.
 */
export function useHeld<Value, Body, Answer>(
  now: Value,
  send: (body: Body) => Promise<Answer>,
  isTaken: (answer: Answer) => boolean,
): { readonly value: Value; submit(body: Body): Promise<Answer> } {
  const [held, setHeld] = useState<{ readonly value: Value }>()
  return {
    value: held ? held.value : now,
    async submit(body) {
      setHeld({ value: now })
      let taken = false
      try {
        const answer = await send(body)
        taken = isTaken(answer)
        return answer
      } finally {
        if (!taken) setHeld(undefined)
      }
    },
  }
}
