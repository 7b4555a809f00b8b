import type { Call } from '../calls/call.ts'
import { encryptionKeys } from '../calls/generated/calls.ts'
import { fits } from '../calls/shape.ts'
import type { CallDefinition, CallInput, CallValue } from '../contract/call.ts'
import type { encryptionKeys as Keys } from '../contract/index.ts'
import { ApiError, worthRetrying } from './problem.ts'
import type { SessionToken } from './session.ts'
import { exchange } from './transport.ts'

export interface ClientOptions {
  /** Which site calls; the platform refuses agents' calls from the members' site and the reverse. */
  readonly site: 'member' | 'agent'
  /** Where the platform is; empty for the page's own origin. */
  readonly baseUrl?: string
  readonly token: SessionToken
  /** The interface language, sent as Accept-Language. */
  readonly language: () => string
  /** Told of each failed call, before it is thrown; for what the whole app reacts to (signed out, maintenance). */
  readonly onError?: (error: ApiError) => void
  readonly fetch?: typeof fetch
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Needed where the call is idempotent: see `createIntents`. */
  readonly idempotencyKey?: string
}

export interface Client {
  /** Makes a call of the contract. Throws `ApiError` only. */
  call<Definition extends CallDefinition>(
    call: Call<Definition>,
    input: CallInput<Definition>,
    options?: CallOptions,
  ): Promise<CallValue<Definition>>
  /** The platform's clock, as near as its answers tell. */
  now(): Date
}

const readTimeout = 10_000
const writeTimeout = 30_000
const tries = 3
/** Longest wait for a retry, in milliseconds: what asks for more is told to the person instead. */
const longestWait = 10_000
/** Retries saved up; each call adds a tenth of one, so that a platform in trouble gets at most a tenth more to do. */
const savedRetries = 10

export function createClient(options: ClientOptions): Client {
  let clockOffset = 0
  let retries = savedRetries
  let keys: Promise<CallValue<typeof Keys>> | null = null
  const now = () => new Date(Date.now() + clockOffset)

  async function once<Definition extends CallDefinition>(
    definition: Call<Definition>,
    input: CallInput<Definition>,
    { signal, idempotencyKey }: CallOptions,
  ): Promise<CallValue<Definition>> {
    const path = fillPath(definition.path, input.params)
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': options.language(),
      'x-baize-site': options.site,
    }
    const token = options.token.get()
    if (token) headers.authorization = `Bearer ${token}`
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    const file = input.file as Blob | undefined
    let body: string | Blob | undefined = file
    if (file) headers['content-type'] = file.type
    if (input.body !== undefined) {
      headers['content-type'] = 'application/json'
      body = JSON.stringify(definition.encrypted ? await seal(definition, path, input.body) : input.body)
    }
    const sent = Date.now()
    const answer = await exchange(
      {
        url: `${options.baseUrl ?? ''}${path}${queryString(input.query)}`,
        method: definition.method,
        headers,
        timeout: definition.method === 'GET' ? readTimeout : writeTimeout,
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
      },
      options.fetch ?? fetch,
    )
    // `Date` has whole seconds: the middle of that second, less half of the way there and back.
    if (answer.serverTime) clockOffset = answer.serverTime.getTime() + 500 - (sent + Date.now()) / 2
    if (!fits(definition.shape, answer.value)) {
      throw new ApiError('badResponse', { outcomeUnknown: definition.method !== 'GET' })
    }
    return answer.value as CallValue<Definition>
  }

  async function seal(definition: Call, path: string, body: unknown) {
    keys ??= call(encryptionKeys, {})
    try {
      const [{ sealBody }, { keys: published, now: serverTime }] = await Promise.all([
        import('./encrypt.ts'),
        keys,
      ])
      const newest = published[0]
      if (!newest) throw new ApiError('badResponse')
      clockOffset ||= new Date(serverTime).getTime() - Date.now()
      return await sealBody(newest, definition, path, body, now())
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
    for (let attempt = 0; ; attempt++) {
      try {
        return await once(definition, input, callOptions)
      } catch (error) {
        // Keys may have been rotated since they were fetched: once more with fresh ones.
        if (error instanceof ApiError && error.code === 'decryptionFailed' && attempt === 0) {
          keys = null
          continue
        }
        const asked = error instanceof ApiError ? Number(error.params.retryAfterSeconds ?? 0) * 1_000 : 0
        const spent = attempt >= tries - 1 || retries < 1 || asked > longestWait
        if (!repeatable || spent || !worthRetrying(error) || callOptions.signal?.aborted) {
          if (error instanceof ApiError) options.onError?.(error)
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

function queryString(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
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
