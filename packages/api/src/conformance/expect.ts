import type { CallDefinition } from '../contract/call.ts'
import { commonErrors, type ErrorCode, errorStatus, sessionErrors } from '../contract/errors.ts'
import type { Told } from './target.ts'

/** The platform does not do what the contract says. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** What the check would need is not there; says what. */
export class Skipped extends Error {
  override readonly name = 'Skipped'
}

/** A stack, a file or a query in a response. */
const leaks =
  /\bat [\w.<>]+ \(|node:internal|\.[jt]s:\d+|\/node_modules\/|SQLSTATE|Traceback|\bselect .+ from /i

const signedIn = ['member', 'agent', 'trial'] as const

/** Every code that the call may return. */
export function codesOf({
  roles,
  errors = [],
  encrypted,
  idempotent,
  stepUp,
  reauthentication,
}: CallDefinition): Set<string> {
  return new Set<ErrorCode>([
    ...commonErrors,
    ...errors,
    'forbidden',
    ...(signedIn.some((role) => roles.includes(role)) ? sessionErrors : []),
    ...(encrypted ? (['decryptionFailed', 'replayedRequest'] as const) : []),
    ...(idempotent ? (['idempotencyKeyMissing', 'idempotencyKeyReused'] as const) : []),
    ...(stepUp ? (['paymentPasswordWrong'] as const) : []),
    ...(reauthentication ? (['passwordRequired'] as const) : []),
    ...(roles.includes('vendor') ? (['badSignature'] as const) : []),
  ])
}

export const codeOf = (told: Told): string => told.envelope?.code ?? `status ${told.status}`

/** The rules of every response: JSON, an envelope, status and code that belong together, nothing of the inside, in time. */
export function expectAnswer(definition: CallDefinition, told: Told, slowest: number, what = ''): void {
  const { status, headers, text, envelope, took } = told
  const said = `${what}${status} ${text.slice(0, 160)}`
  const fail = (why: string): never => {
    throw new Failure(`${why}: ${said}`)
  }
  if (!/^application\/json; ?charset=utf-8$/i.test(headers.get('content-type') ?? ''))
    fail('not JSON in UTF-8')
  if (headers.get('x-content-type-options') !== 'nosniff') fail('without nosniff')
  if (!/no-store/.test(headers.get('cache-control') ?? '')) fail('may be cached')
  if (envelope === null) throw new Failure(`no envelope: ${said}`)
  if (leaks.test(text)) fail('tells of its inside')
  if (took > slowest) fail(`took ${Math.round(took)} ms`)
  if (envelope.success !== (status === 200)) fail('success and status differ')
  if (envelope.success) {
    if (!('value' in envelope) || envelope.code !== undefined) fail('a success has a value and no code')
    return
  }
  const { code = '' } = envelope
  if (errorStatus[code as ErrorCode] !== status) fail(`status of "${code}" is not the catalogue's`)
  if (status >= 500 && !['maintenance', 'busy'].includes(code)) fail('an error of the platform')
  if (!codesOf(definition).has(code)) fail(`"${code}" is no code of this call`)
  const wait = Number(headers.get('retry-after'))
  if ((status === 429 || status === 503) && !(Number.isInteger(wait) && wait > 0)) fail('no Retry-After')
}

/** Refused with one of these codes. */
export function expectCode(told: Told, codes: readonly ErrorCode[], what: string): void {
  const code = told.envelope?.code
  if (told.envelope?.success === false && codes.includes(code as ErrorCode)) return
  throw new Failure(`${what}: expected ${codes.join(' or ')}, got ${told.status} ${told.text.slice(0, 120)}`)
}
