import { isIP } from 'node:net'

/**
 * The address of a request's client. Each trusted proxy appends the address it saw to X-Forwarded-For, so the entry
 * that the outermost trusted proxy wrote is that many places from the right; entries left of it are not trusted.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustedHops: number,
): string {
  if (trustedHops > 0 && forwardedFor) {
    const chain = forwardedFor.split(',').map((part) => part.trim())
    const found = normalAddress(chain[Math.max(0, chain.length - trustedHops)] ?? '')
    if (found) return found
  }
  return normalAddress(socketAddress) ?? '0.0.0.0'
}

/** One spelling for one address: IPv4-mapped IPv6 as IPv4, IPv6 lower case and compressed; null for what is none. */
export function normalAddress(text: string): string | null {
  const bare = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/, '')
  const withoutPort = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare
  const version = isIP(withoutPort)
  if (version === 4) return withoutPort
  if (version !== 6) return null
  const spelled = new URL(`http://[${withoutPort}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(spelled)
  if (!mapped) return spelled
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** What limits count by: one IPv4 address, or the /64 that one IPv6 customer has. */
export function addressGroup(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return `${[...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':')}::/64`
}

/** Whether an address is of this machine only: 127.0.0.0/8 and ::1. */
export function isLoopback(address: string): boolean {
  const normal = normalAddress(address)
  return normal !== null && (normal === '::1' || normal.startsWith('127.'))
}
