import { calls } from '@baize/api/contract'

/** What a page reports, as far as a log may know it. */
export type Refused = RefusedByPolicy | BrokenAnswer | BrowserError

/** What a policy kept from happening. */
interface RefusedByPolicy {
  readonly where: 'policy'
  /** The directive that refused. */
  readonly directive: string
  /** What was refused: an address without its query, a scheme, or a browser's own word such as `inline`. */
  readonly blocked: string
  /** The path of the page. */
  readonly page: string
}

/** A response that a page could not take for one of the contract's. */
interface BrokenAnswer {
  readonly where: 'answer'
  /** The id of the call. */
  readonly call: string
  /** The path of the page. */
  readonly page: string
}

/** A page's error. */
interface BrowserError {
  readonly where: 'browser'
  readonly kind: (typeof failureKinds)[number]
  /** The error's own name, such as `TypeError`. */
  readonly name: string
  /** Path, line and column of the script. */
  readonly at: string
  /** The path of the page. */
  readonly page: string
}

const failureKinds = ['error', 'rejection', 'render', 'chunk'] as const

/** A measurement of a visit: milliseconds, and for CLS its score. */
export interface WebVital {
  readonly name: (typeof vitalNames)[number]
  readonly value: number
}

const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** Reports of one body that are read: a browser batches those of some seconds. */
const most = 20

/** Characters of an address that are kept. */
const longest = 200

/** The reports of a body, in either format; invalid ones are left out. Samples, queries and fragments stay out. */
export function refusedIn(body: unknown): Refused[] {
  if (Array.isArray(body))
    return body.slice(0, most).flatMap((report: unknown) => {
      const { type, body, url } = fieldsOf(report)
      if (type === 'broken-answer') return broken(fieldsOf(body).call, url)
      if (type === 'browser-error') return failed(fieldsOf(body), url)
      const { effectiveDirective, blockedURL, documentURL } = fieldsOf(body)
      return type === 'csp-violation' ? refused(effectiveDirective, blockedURL, documentURL) : []
    })
  const report = fieldsOf(fieldsOf(body)['csp-report'])
  const directive = report['effective-directive'] ?? report['violated-directive']
  return refused(directive, report['blocked-uri'], report['document-uri'])
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function refused(directive: unknown, blocked: unknown, page: unknown): Refused[] {
  // Older browsers send the whole directive, with its nonce.
  const [name] = typeof directive === 'string' ? (/^[a-z-]{1,40}(?=\s|$)/.exec(directive) ?? []) : []
  const address = typeof page === 'string' ? URL.parse(page) : null
  if (name === undefined || address === null || !isWeb(address)) return []
  const where = 'policy'
  return [{ where, directive: name, blocked: blockedOf(blocked), page: address.pathname.slice(0, longest) }]
}

function broken(call: unknown, page: unknown): Refused[] {
  const address = typeof page === 'string' ? URL.parse(page) : null
  if (typeof call !== 'string' || !Object.hasOwn(calls, call)) return []
  if (address === null || !isWeb(address)) return []
  return [{ where: 'answer', call, page: address.pathname.slice(0, longest) }]
}

function failed({ kind, name, at }: Record<string, unknown>, page: unknown): Refused[] {
  const address = typeof page === 'string' ? URL.parse(page) : null
  const known = failureKinds.find((each) => each === kind)
  if (known === undefined || address === null || !isWeb(address)) return []
  if (typeof name !== 'string' || !/^[A-Za-z][\w.]{0,60}$/.test(name)) return []
  const position = typeof at === 'string' && /^\/[\w./@-]{1,150}:\d{1,7}:\d{1,7}$/.test(at) ? at : ''
  return [{ where: 'browser', kind: known, name, at: position, page: address.pathname.slice(0, longest) }]
}

/** The measurements of a body; invalid ones are left out. */
export function vitalsIn(body: unknown): WebVital[] {
  if (!Array.isArray(body)) return []
  return body.slice(0, most).flatMap((report: unknown) => {
    const { type, body } = fieldsOf(report)
    const { name, value } = fieldsOf(body)
    const known = vitalNames.find((each) => each === name)
    const isMeasured = typeof value === 'number' && value >= 0 && value <= 120_000
    return type === 'web-vital' && known !== undefined && isMeasured ? [{ name: known, value }] : []
  })
}

const isWeb = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:'

function blockedOf(blocked: unknown): string {
  if (typeof blocked !== 'string') return ''
  if (/^[a-z-]{0,40}$/.test(blocked)) return blocked
  const address = URL.parse(blocked)
  if (address === null) return 'unknown'
  return isWeb(address)
    ? (address.origin + address.pathname).slice(0, longest)
    : address.protocol.slice(0, 40)
}
