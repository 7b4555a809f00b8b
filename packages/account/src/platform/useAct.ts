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
   * Makes a call under one idempotency key per intent. `details` tells one intent from another (amount, receiver, a
   * voucher's code): pressing again after an unknown outcome repeats the same intent, a definite answer ends it. No
   * storage holds them, only what cannot be read back.
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
      const intent = await fingerprint(details)
      const idempotencyKey = intents.keyFor(definition.id, intent)
      try {
        const value = await client.call(definition, input, { idempotencyKey })
        intents.settle(definition.id, intent)
        return value
      } catch (error) {
        if (!(error as ApiError).outcomeUnknown) intents.settle(definition.id, intent)
        throw error
      }
    },
  }
}

/** SHA-256 in base64. */
async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
