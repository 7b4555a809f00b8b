import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isPublicEndpoint, PrivateAddressError, publicLookup } from './publicAddress.ts'

export interface PushAnswer {
  readonly status: number
  /** The push service's Retry-After in seconds; null without one. */
  readonly retryAfter: number | null
}

interface PushRequest {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
  /** Whether plain http and private addresses are allowed: a push service on the machine, in tests and with play money. */
  readonly local: boolean
}

const timeout = 5_000

/** Posts to a push service. A redirect is a response like any other: it is not followed. */
export function postPush({ endpoint, headers, body, local }: PushRequest): Promise<PushAnswer> {
  if (!local && !isPublicEndpoint(endpoint)) {
    return Promise.reject(new PrivateAddressError('the endpoint is not public'))
  }
  const send = local && endpoint.startsWith('http:') ? requestHttp : requestHttps
  return new Promise((resolve, reject) => {
    const request = send(
      endpoint,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(timeout),
        ...(local ? {} : { lookup: publicLookup }),
      },
      (response) => {
        const wait = Number(response.headers['retry-after'])
        response.destroy()
        resolve({ status: response.statusCode ?? 0, retryAfter: wait > 0 ? wait : null })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
