import type { FetchContext, FetchHooks } from 'ofetch'
import type { Call } from '../calls/call.ts'
import { encryptionKeys } from '../calls/generated/calls.ts'
import type { CallDefinition, CallInput, CallValue } from '../contract/call.ts'
import type { encryptionKeys as Keys } from '../contract/index.ts'
import { ApiError, worthRetrying } from './problem.ts'
import type { SessionToken } from './session.ts'
import { createTransport, exchange, type TransportOptions } from './transport.ts'

/**
 * ofetch's interceptors. `context.options.call` is the call that is made, its body sealed already where the contract
 * requires it. What one throws is the call's failure, as an `ApiError` with it as the cause.
 */
export type CallHooks = FetchHooks

export interface ClientOptions extends TransportOptions {
  /** Which site calls; the platform refuses agents' calls from the members' site and the reverse. */
  readonly site: 'member' | 'agent'
  readonly token: SessionToken
  /** The interface language, sent as Accept-Language. */
  readonly language: () => string
  /** Called with each failed call, before it is thrown; for what the whole app reacts to (signed out, maintenance). */
  readonly onError?: (error: ApiError, call: Call) => void
  /**
   * Confirms the session where a call is refused with `passwordRequired`: `confirmPassword` by what the error's `method`
   * says. Resolves whether it is confirmed; then the call is sent again under its key. @default the call fails
   */
  readonly onPasswordRequired?: (error: ApiError) => Promise<boolean> | undefined
  /** The consumer's own headers, requested before each request. They do not replace those of the contract. */
  readonly headers?: () => Readonly<Record<string, string>>
  /** Milliseconds after which a response is no longer awaited. @default 10 seconds for reads, 30 for writes */
  readonly timeouts?: { readonly read?: number; readonly write?: number }
  readonly hooks?: CallHooks
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Needed where the call is idempotent: see `createIntents`. */
  readonly idempotencyKey?: string
  /** Milliseconds until this call is given up; with `onProgress` those in which no more of the file went out. @default what the client's options say */
  readonly timeout?: number
  /** Called with the share of a file that has been sent, from 0 to 1; not where `ClientOptions` has a `fetch`. */
  readonly onProgress?: (share: number) => void
}

export interface Client {
  /** Makes a call of the contract. Throws `ApiError` only. */
  call<Definition extends CallDefinition>(
    call: Call<Definition>,
    input: CallInput<Definition>,
    options?: CallOptions,
  ): Promise<CallValue<Definition>>
  /** The platform's clock, estimated from its responses. */
  now(): Date
}

const readTimeout = 10_000
const writeTimeout = 30_000
const tries = 3
/** Maximum wait for a retry, in milliseconds: a longer one is reported to the user instead. */
const maxWait = 10_000
/** Retries saved up; each call adds a tenth of one, so that a platform in trouble gets at most a tenth more to do. */
const savedRetries = 10

export function createClient(options: ClientOptions): Client {
  let clockOffset = 0
  let retries = savedRetries
  /** When the session was last confirmed from here, by `performance.now()`. */
  let confirmedAt = 0
  let keys: Promise<CallValue<typeof Keys>> | null = null
  const now = () => new Date(Date.now() + clockOffset)

  const send = createTransport(options)
  const timeouts = { read: readTimeout, write: writeTimeout, ...options.timeouts }

  async function once<Definition extends CallDefinition>(
    definition: Call<Definition>,
    input: CallInput<Definition>,
    { signal, idempotencyKey, timeout, onProgress }: CallOptions,
  ): Promise<CallValue<Definition>> {
    const file = input.file as Blob | undefined
    const value = await exchange(send, {
      call: definition,
      path: fillPath(definition.path, input.params),
      query: input.query as Record<string, unknown> | undefined,
      headers: {
        ...options.headers?.(),
        accept: 'application/json',
        'x-baize-site': options.site,
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(file ? { 'content-type': file.type } : {}),
      },
      body: file ?? (input.body as object | undefined),
      timeout: timeout ?? timeouts[definition.method === 'GET' ? 'read' : 'write'],
      signal,
      onProgress,
      hooks: [{ onRequest: [identify, seal] }, clock(), options.hooks ?? {}],
    })
    return value as CallValue<Definition>
  }

  /** Who asks, and in which language. */
  function identify({ options: { headers } }: FetchContext): void {
    headers.set('accept-language', options.language())
    const token = options.token.get()
    if (token) headers.set('authorization', `Bearer ${token}`)
  }

  /** Sets the clock by a response. */
  function clock(): FetchHooks {
    let sent = 0
    return {
      onRequest() {
        sent = Date.now()
      },
      onResponse({ response }) {
        // `Date` has whole seconds: the middle of that second, less half of the way there and back.
        const date = Date.parse(response.headers.get('date') ?? '')
        if (date) clockOffset = date + 500 - (sent + Date.now()) / 2
      },
    }
  }

  /** Fits the body of an encrypted call for the platform alone. */
  async function seal({ request, options: asked }: FetchContext): Promise<void> {
    const definition = asked.call
    if (!definition?.encrypted || asked.body === undefined) return
    keys ??= call(encryptionKeys, {})
    try {
      const [{ sealBody }, { keys: published, now: serverTime }] = await Promise.all([
        import('./encrypt.ts'),
        keys,
      ])
      const newest = published[0]
      if (!newest) throw new ApiError('badResponse')
      clockOffset ||= new Date(serverTime).getTime() - Date.now()
      asked.body = await sealBody(newest, definition, String(request), asked.body, now())
    } catch (cause) {
      keys = null
      throw cause instanceof ApiError ? cause : new ApiError('network', { cause })
    }
  }

  async function call<Definition extends CallDefinition>(
    definition: Call<Definition>,
    input: CallInput<Definition>,
    callOptions: CallOptions = {},
  ): Promise<CallValue<Definition>> {
    if (definition.idempotent && !callOptions.idempotencyKey) {
      throw new TypeError(`${definition.id} needs an idempotencyKey: take one from createIntents()`)
    }
    const repeatable = definition.method === 'GET' || definition.idempotent === true
    retries = Math.min(savedRetries, retries + 0.1)
    let mayAsk = true
    for (let attempt = 0; ; attempt++) {
      const began = performance.now()
      try {
        return await once(definition, input, callOptions)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'passwordRequired' && !callOptions.signal?.aborted) {
          // Confirmed for another call since this one was sent: the user is not interrupted again.
          const isConfirmed = confirmedAt > began
          if (isConfirmed || (mayAsk && (await options.onPasswordRequired?.(error)))) {
            if (!isConfirmed) {
              mayAsk = false
              confirmedAt = performance.now()
            }
            attempt--
            continue
          }
        }
        // Keys may have been rotated since they were fetched: once more with fresh ones.
        if (error instanceof ApiError && error.code === 'decryptionFailed' && attempt === 0) {
          keys = null
          continue
        }
        const asked = error instanceof ApiError ? Number(error.params.retryAfterSeconds ?? 0) * 1_000 : 0
        const spent = attempt >= tries - 1 || retries < 1 || asked > maxWait
        if (!repeatable || spent || !worthRetrying(error) || callOptions.signal?.aborted) {
          if (error instanceof ApiError) options.onError?.(error, definition)
          throw error
        }
        retries--
        // Full jitter: those who failed together do not come back together.
        await pause(asked + Math.random() * 400 * 3 ** attempt, callOptions.signal)
      }
    }
  }

  return { call, now }
}

function fillPath(path: string, params: unknown): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  )
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}
