import { accepted, squeeze } from './files.ts'
import type { Fetch } from './site.ts'

/** Texts that a page reads or shows. What is written to a file while it is read comes as it is. */
const texts = /^(?:application\/(?:json|manifest\+json)|image\/svg\+xml|text\/css)\b/

/** Bytes under which an answer is as quick as it is. */
const least = 1_000

/** How much work goes into an answer, each time it is sent. */
const quality = 4

/**
 * Makes the texts that a server answers small: a page of games is 66 kB as JSON and 6 so. No answer holds a secret beside
 * what somebody else could put into it: sessions travel in headers alone.
 */
export function squeezed(fetch: Fetch): Fetch {
  return async (request, env) => {
    const response = await fetch(request, env)
    const { headers, status } = response
    const encoding = accepted(request.headers.get('accept-encoding'))
    const suits =
      request.method !== 'HEAD' &&
      status === 200 &&
      encoding !== 'identity' &&
      !headers.has('content-encoding') &&
      texts.test(headers.get('content-type') ?? '')
    if (!suits) return response
    const bytes = Buffer.from(await response.arrayBuffer())
    const large = bytes.length >= least
    const sent = new Response(new Uint8Array(large ? await squeeze(bytes, encoding, quality) : bytes), {
      headers,
      status,
    })
    sent.headers.delete('content-length')
    if (!large) return sent
    sent.headers.set('content-encoding', encoding)
    if (!/accept-encoding|\*/i.test(headers.get('vary') ?? '')) sent.headers.append('vary', 'accept-encoding')
    const etag = headers.get('etag')
    if (etag && !etag.startsWith('W/')) sent.headers.set('etag', `W/${etag}`)
    return sent
  }
}
