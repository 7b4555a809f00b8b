import { fits, type Shape } from '../calls/shape.ts'
import type { Envelope } from '../contract/envelope.ts'
import { ApiError, knownCode } from './problem.ts'

export interface Exchange {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string | Blob
  /** Milliseconds until the exchange is given up. */
  readonly timeout: number
  readonly signal?: AbortSignal
}

/** What came back of one exchange: the envelope's value, still unchecked, and the platform's clock. */
export interface Answer {
  readonly value: unknown
  readonly serverTime: Date | null
}

/** Every answer of the platform; see `envelope` of the contract. */
const envelopeShape: Shape = {
  success: 'b',
  'value?': 'u',
  'code?': 's',
  'problems?': ['array', { field: 's', code: 's', 'params?': ['record', 'u'] }],
  'params?': ['record', 'u'],
}

/** One request, one answer: every way to fail becomes an ApiError. */
export async function exchange(request: Exchange, fetcher: typeof fetch): Promise<Answer> {
  const limit = AbortSignal.timeout(request.timeout)
  const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit
  const failure = (cause: unknown): ApiError => {
    if (request.signal?.aborted) return new ApiError('cancelled', { cause, outcomeUnknown: true })
    return new ApiError(limit.aborted ? 'timeout' : 'network', { cause, outcomeUnknown: true })
  }
  let response: Response
  let text: string
  try {
    response = await fetcher(request.url, {
      method: request.method,
      headers: request.headers,
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
      ...(request.body === undefined ? {} : { body: request.body }),
    })
    text = await response.text()
  } catch (cause) {
    throw failure(cause)
  }
  const answer = parseJson(text)
  if (!fits(envelopeShape, answer))
    throw new ApiError('badResponse', { status: response.status, outcomeUnknown: true })
  const { success, value, code, problems = [], params: told = {} } = answer as Envelope
  if (!success || !response.ok) {
    const wait = Number(response.headers.get('retry-after'))
    const params = wait > 0 ? { retryAfterSeconds: wait, ...told } : told
    throw new ApiError(knownCode(code), {
      status: response.status,
      problems,
      params,
      outcomeUnknown: response.status >= 500,
    })
  }
  const date = response.headers.get('date')
  return { value, serverTime: date ? new Date(date) : null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
