import type { ApiError, Call, CallDefinition, CallInput, CallValue } from '@baize/api'
import { useMemo } from 'react'
import { type Platform, usePlatform } from './platform.ts'

export interface Acts {
  /** Makes a call that changes something. */
  act<Definition extends CallDefinition>(
    definition: Call<Definition>,
    input: CallInput<Definition>,
  ): Promise<CallValue<Definition>>
  /**
   * Makes a call under one idempotency key per intent. `details` tells one intent from another (amount, receiver; no
   * secret): pressing again after an unknown outcome repeats the same intent, a definite answer ends it.
   */
  actOnce<Definition extends CallDefinition>(
    definition: Call<Definition>,
    input: CallInput<Definition>,
    details: string,
  ): Promise<CallValue<Definition>>
}

/** What a form or button does with the platform. */
export function useAct(): Acts {
  const platform = usePlatform()
  return useMemo(() => actsOf(platform), [platform])
}

function actsOf({ client, intents }: Platform): Acts {
  return {
    act: (definition, input) => client.call(definition, input),
    async actOnce(definition, input, details) {
      const idempotencyKey = intents.keyFor(definition.id, details)
      try {
        const value = await client.call(definition, input, { idempotencyKey })
        intents.settle(definition.id, details)
        return value
      } catch (error) {
        if (!(error as ApiError).outcomeUnknown) intents.settle(definition.id, details)
        throw error
      }
    },
  }
}
