import { envelope } from '../contract/envelope.ts'
import { ApiError, knownCode } from './problem.ts'

export interface Exchange {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
  /** Milliseconds until the exchange is given up. */
  readonly timeout: number
  readonly signal?: AbortSignal
}

/** What came back of one exchange: the envelope's value, still unchecked, and the platform's clock. */
export interface Answer {
  readonly value: unknown
  readonly serverTime: Date | null
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
  const parsed = envelope.safeParse(parseJson(text))
  if (!parsed.success) throw new ApiError('badResponse', { status: response.status, outcomeUnknown: true })
  if (!parsed.data.success || !response.ok) {
    throw new ApiError(knownCode(parsed.data.code), {
      status: response.status,
      problems: parsed.data.problems ?? [],
      params: parsed.data.params ?? {},
      outcomeUnknown: response.status >= 500,
    })
  }
  const date = response.headers.get('date')
  return { value: parsed.data.value, serverTime: date ? new Date(date) : null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
