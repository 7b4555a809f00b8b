/** Browsers that connected once by TLS never connect without it again; only where the public address is one of TLS. */
export const strictTransport = (publicUrl: string): string | null =>
  publicUrl.startsWith('https:') ? 'max-age=63072000; includeSubDomains' : null

export function transportHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const value = strictTransport(publicUrl)
  return value === null ? {} : { 'strict-transport-security': value }
}
