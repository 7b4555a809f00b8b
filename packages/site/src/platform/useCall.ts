import type { ApiError, Call, CallDefinition, CallInput, CallValue } from '@baize/api'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { type FailureToast, useInvalidate } from './calls.ts'
import { type Platform, usePlatform } from './platform.ts'

type Written<Definition extends CallDefinition> = UseMutationOptions<
  CallValue<Definition>,
  ApiError,
  CallInput<Definition>
>

export interface CallOptions<Definition extends CallDefinition>
  extends Pick<Written<Definition>, 'onSuccess' | 'onError' | 'onSettled'> {
  /**
   * What distinguishes one intent of an idempotent call from another (amount, receiver, a voucher's code): sending
   * again after an unknown outcome repeats the same intent under its key, a definite response ends it. It is not
   * stored, only a digest that cannot be reversed.
   */
  intent?: (input: CallInput<Definition>) => string
  /** Calls whose responses change with this one: open screens read them again. */
  invalidates?: readonly Pick<Call, 'id'>[]
  /** The same, after a failure too: the outcome is unknown then. */
  invalidatesAnyway?: readonly Pick<Call, 'id'>[]
  /**
   * Says in a toast why it failed; as a function, in words of its own where it has any.
   * @default the screen says it
   */
  failureToast?: FailureToast
}

/** A call that changes something, as TanStack's mutation. Nothing is sent twice by itself; the client repeats under one key. */
export function useCall<Definition extends CallDefinition>(
  definition: Call<Definition>,
  {
    intent,
    invalidates = [],
    invalidatesAnyway = [],
    failureToast,
    onSuccess,
    onSettled,
    ...options
  }: CallOptions<Definition> = {},
): UseMutationResult<CallValue<Definition>, ApiError, CallInput<Definition>> {
  const platform = usePlatform()
  const invalidate = useInvalidate()
  return useMutation<CallValue<Definition>, ApiError, CallInput<Definition>>({
    ...options,
    mutationFn: (input) =>
      intent ? callOnce(platform, definition, input, intent(input)) : platform.client.call(definition, input),
    ...(failureToast ? { meta: { failureToast } } : {}),
    onSuccess: (...answered) => {
      const after = onSuccess?.(...answered)
      invalidate(...invalidates)
      return after
    },
    onSettled: (...settled) => {
      const after = onSettled?.(...settled)
      invalidate(...invalidatesAnyway)
      return after
    },
  })
}

/** Makes a call under the key of its intent, which a definite response ends: for what makes several calls in a row. */
export async function callOnce<Definition extends CallDefinition>(
  { client, intents }: Platform,
  definition: Call<Definition>,
  input: CallInput<Definition>,
  details: string,
): Promise<CallValue<Definition>> {
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
}

/** SHA-256 in base64. */
async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
