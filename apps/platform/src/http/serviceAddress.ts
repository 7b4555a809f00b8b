/** Whether secrets may be sent to an address: over TLS, or on this machine. */
export function isServiceAddress(address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? {}
  if (protocol === 'https:') return true
  return protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost')
}
