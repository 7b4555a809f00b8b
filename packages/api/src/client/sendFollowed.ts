/** Statuses whose responses have no body; a `Response` refuses one. */
const bodiless = new Set([204, 205, 304])

/**
 * Sends a request as `fetch` does and reports how much of its body has been sent, which `fetch` cannot. Cookies are
 * sent as with `same-origin` or `include`.
 */
export function sendFollowed(
  address: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  const { signal } = init
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'GET', address)
    request.withCredentials = init.credentials === 'include'
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => {
      const { status, statusText, responseText } = request
      const body = bodiless.has(status) ? null : responseText
      resolve(new Response(body, { status, statusText, headers: headersOf(request) }))
    }
    request.onerror = () => reject(new TypeError('Failed to send'))
    const stop = () => request.abort()
    request.onabort = () => reject(signal?.reason)
    request.onloadend = () => signal?.removeEventListener('abort', stop)
    signal?.addEventListener('abort', stop)
    request.send((init.body as XMLHttpRequestBodyInit | null | undefined) ?? null)
  })
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
