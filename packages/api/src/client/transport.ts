import {
  type $Fetch,
  type FetchContext,
  FetchError,
  type FetchHooks,
  type FetchOptions,
  ofetch,
  type ResponseType,
} from 'ofetch'
import type { Call } from '../calls/call.ts'
import { fits, type Shape } from '../calls/shape.ts'
import type { Envelope } from '../contract/envelope.ts'
import { ApiError, knownCode } from './problem.ts'

declare module 'ofetch' {
  // biome-ignore lint/suspicious/noExplicitAny: an interface is merged under its own type parameters only
  interface FetchOptions<R extends ResponseType = ResponseType, T = any> {
    /** The call of the contract that this request makes; hooks distinguish calls by it. */
    call?: Call
    /** Called with the share of the body that has been sent, from 0 to 1. */
    onProgress?: (share: number) => void
  }
}

/** What is joined to every request of a client. */
export interface TransportOptions {
  /** Where the platform is; empty for the page's own origin. */
  readonly baseUrl?: string
  /** Whether cookies go to another origin: `include` for a platform that is not the page's own. @default 'same-origin' */
  readonly credentials?: RequestCredentials
  readonly fetch?: typeof fetch
}

export interface Exchange {
  readonly call: Call
  readonly path: string
  readonly query?: Record<string, unknown> | undefined
  readonly headers: Record<string, string>
  readonly body?: object | undefined
  /** Milliseconds until the exchange is given up, once it is sent; counted anew whenever more of a file has gone out. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((share: number) => void) | undefined
  /** In their order: the client's own interceptors, then those of `ClientOptions`. */
  readonly hooks: readonly FetchHooks[]
}

/** Every response of the platform; see `envelope` of the contract. */
const envelopeShape: Shape = {
  success: 'b',
  'value?': 'u',
  'code?': 's',
  'problems?': ['array', { field: 's', code: 's', 'params?': ['record', 'u'] }],
  'params?': ['record', 'u'],
}

/** ofetch configured for the platform: nothing is sent twice behind the client's back, and nothing is guessed of a response. */
export function createTransport({
  baseUrl,
  credentials = 'same-origin',
  fetch: own,
}: TransportOptions): $Fetch {
  return ofetch.create(
    {
      ...(baseUrl ? { baseURL: baseUrl } : {}),
      credentials,
      cache: 'no-store',
      retry: false,
      parseResponse: parseJson,
    },
    { fetch: own ?? withProgress },
  )
}

/** The browser's own `fetch` reports no upload progress: a request with progress uses another transport, which is loaded on demand. */
const withProgress: typeof fetch = async (request, init) => {
  const { onProgress } = (init ?? {}) as FetchOptions
  if (!onProgress || typeof XMLHttpRequest === 'undefined') return fetch(request, init)
  const { sendFollowed } = await import('./sendFollowed.ts')
  return sendFollowed(String(request), init ?? {}, onProgress)
}

/** One request, one response: every failure becomes an ApiError. Returns the value, typed by the contract. */
export async function exchange(send: $Fetch, request: Exchange): Promise<unknown> {
  const { call, signal } = request
  let limit: AbortSignal | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = ({ options }: FetchContext): void => {
    const { onProgress } = options
    const overdue = new AbortController()
    limit = overdue.signal
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => overdue.abort(new DOMException('Timed out', 'TimeoutError')), request.timeout)
    }
    wait()
    options.signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit
    if (!onProgress) return
    // A slow line is none that is broken: it has as long as it needs for a large file.
    options.onProgress = (share) => {
      wait()
      onProgress(share)
    }
  }
  const hooks = joined([...request.hooks, { onRequest: begin }])
  const failure = (cause: unknown): ApiError => {
    if (cause instanceof ApiError) return cause
    const outcomeUnknown = limit !== undefined
    if (signal?.aborted) return new ApiError('cancelled', { cause, outcomeUnknown })
    return new ApiError(limit?.aborted ? 'timeout' : 'network', { cause, outcomeUnknown })
  }
  const response = await send
    .raw<unknown>(request.path, {
      ...hooks,
      call,
      method: call.method,
      headers: request.headers,
      ...(request.query ? { query: request.query } : {}),
      ...(request.body ? { body: request.body as Record<string, unknown> } : {}),
      ...(signal ? { signal } : {}),
      ...(request.onProgress ? { onProgress: request.onProgress } : {}),
    })
    .catch((cause: unknown) => {
      if (cause instanceof FetchError && cause.response) return cause.response
      throw failure(cause)
    })
    .finally(() => clearTimeout(timer))
  const { _data: answer, status, headers } = response
  const requestId = headers.get('x-request-id') ?? undefined
  if (!fits(envelopeShape, answer)) throw broken(call, status, requestId)
  const { success, value, code, problems = [], params: told = {} } = answer as Envelope
  if (success && response.ok) {
    if (fits(call.shape, value)) return value
    throw broken(call, status, requestId)
  }
  const wait = Number(headers.get('retry-after'))
  const params = wait > 0 ? { retryAfterSeconds: wait, ...told } : told
  throw new ApiError(knownCode(code), { status, problems, params, outcomeUnknown: status >= 500, requestId })
}

/** A response that the contract does not allow. The outcome of a write is unknown then: only its response could have said it. */
function broken({ id, method }: Call, status: number, requestId: string | undefined): ApiError {
  const cause = new Error(`The answer of ${id} is not what its contract says`)
  return new ApiError('badResponse', { status, cause, outcomeUnknown: method !== 'GET', requestId })
}

const moments = ['onRequest', 'onRequestError', 'onResponse', 'onResponseError'] as const

function joined(hooks: readonly FetchHooks[]): FetchHooks {
  return Object.fromEntries(
    moments.map((moment) => [moment, hooks.flatMap((each) => each[moment] ?? [])]),
  ) as FetchHooks
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
