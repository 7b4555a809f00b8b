/**
 * The address of a chat, written out, when a page may frame it: https, without a name or password in it, of exactly one
 * of the allowed origins (`https://chat.example`), or of one of the page's own where that is among them. Else undefined.
 */
export function allowedChat(address: string, allowedOrigins: readonly string[]): string | undefined {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return undefined
  }
  const local = url.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (url.protocol !== 'https:' && !local) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  return allowedOrigins.some((origin) => originOf(origin) === url.origin) ? url.href : undefined
}

function originOf(text: string): string | undefined {
  try {
    return new URL(text).origin
  } catch {
    return undefined
  }
}
