import { CompactEncrypt, importJWK, type JWK } from 'jose'
import type { CallDefinition } from '../contract/call.ts'
import { type Envelope, envelope } from '../contract/envelope.ts'
import { encryptionKeys, login } from '../contract/index.ts'

/** The roles that the suite may take, besides a visitor. */
const parties = ['member', 'otherMember', 'agent', 'trial'] as const

export type Party = (typeof parties)[number]

export interface Account {
  readonly account: string
  readonly password: string
}

export interface TargetOptions {
  /** The platform's address, such as `https://platform.example`. */
  readonly url: string
  readonly accounts: Partial<Record<Party, Account>>
  /** A vendor's code and the key it signs with. */
  readonly vendor?: { readonly code: string; readonly key: string } | undefined
  /** Milliseconds that a response may take. @default 1000 */
  readonly slowest?: number
  readonly fetch?: typeof fetch
  /** Reads the code that was sent to a number or an address; the sandbox's outbox is read when left out. */
  readonly codes?: ((to: string) => Promise<string>) | undefined
  /** A play session of the member in a game of the vendor; the sandbox opens one when left out. */
  readonly playSession?: string | undefined
  /** A promo code that a new member may use. */
  readonly promoCode?: string | undefined
  /** Of the member, the other member and the agent. @default 246810 */
  readonly paymentPassword?: string | undefined
  /** Another address of the platform, which the suite reaches from an IP that no account was used from. */
  readonly elsewhere?: string | undefined
  /** Does not let the sandbox's time pass. */
  readonly keepTime?: boolean | undefined
}

/** Both halves of a session. */
export interface HeldSession {
  readonly site: 'member' | 'agent'
  readonly token: string
  readonly cookie: string
}

export interface Told {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body read as an envelope; null when it is none. */
  readonly envelope: Envelope | null
  /** Milliseconds until it was read. */
  readonly took: number
}

export interface Asked {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
  /** Sent as it is, in place of a body. */
  readonly file?: Blob | undefined
}

export interface AskOptions {
  readonly as?: HeldSession | null
  readonly site?: string
  readonly key?: string | null
  /** Sends the body as it is although the call is encrypted. */
  readonly plain?: boolean
  /** Another address of the platform. */
  readonly base?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A platform under test, known by its HTTP only. */
export interface Target {
  readonly options: TargetOptions
  readonly slowest: number
  send(path: string, init?: RequestInit): Promise<Told>
  /** Makes a call as its definition says: sealed, keyed, signed. */
  ask(definition: CallDefinition, input?: Asked, options?: AskOptions): Promise<Told>
  seal(claims: Record<string, unknown>, key?: JWK & { kid: string }): Promise<{ jwe: string }>
  keys(): Promise<{ keys: (JWK & { kid: string })[]; now: string }>
  /** A session of a party: the one that is kept, or a new one. Null where no account was given. */
  session(party: Party, fresh?: boolean): Promise<HeldSession | null>
}

export class CannotTest extends Error {
  override readonly name = 'CannotTest'
}

const freshKey = (): string => `conformance-${crypto.randomUUID()}`

export function makeTarget(options: TargetOptions): Target {
  const fetcher = options.fetch ?? fetch
  const trimmed = (url: string) => url.replace(/\/+$/, '')
  const held = new Map<Party, HeldSession>()
  let offset = 0

  async function send(path: string, init: RequestInit = {}, base = options.url): Promise<Told> {
    const started = performance.now()
    const response = await fetcher(trimmed(base) + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    const took = performance.now() - started
    const envelope = readEnvelope(text)
    // A sandbox's time may have been moved; each of its responses says what time it is there.
    const date = Date.parse(response.headers.get('date') ?? '')
    if (envelope !== null && Number.isFinite(date)) offset = date - Date.now()
    return { status: response.status, headers: response.headers, text, envelope, took }
  }

  async function keys() {
    const told = await send(encryptionKeys.path)
    const read = encryptionKeys.value.safeParse(told.envelope?.value)
    if (!read.success) throw new CannotTest(`${encryptionKeys.path} answered ${told.status} without keys`)
    offset = Date.parse(read.data.now) - Date.now()
    return read.data
  }

  async function seal(claims: Record<string, unknown>, given?: JWK & { kid: string }) {
    const key = given ?? (await keys()).keys[0]
    if (!key) throw new CannotTest('no key is published')
    const at = new Date(Date.now() + offset).toISOString()
    const text = JSON.stringify({ at, nonce: crypto.randomUUID(), ...claims })
    const jwe = await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
      .encrypt(await importJWK(key, 'ECDH-ES'))
    return { jwe }
  }

  async function ask(definition: CallDefinition, input: Asked = {}, how: AskOptions = {}): Promise<Told> {
    const { method, encrypted, idempotent, roles } = definition
    const path = pathOf(definition, input.params)
    const sealed = encrypted && !how.plain && input.body !== undefined
    const content = sealed ? await seal({ method, path, body: input.body }) : input.body
    const body = content === undefined ? undefined : JSON.stringify(content)
    const sent = body ?? input.file
    const type = body === undefined ? input.file?.type : 'application/json'
    const signer = roles.includes('vendor') ? options.vendor : undefined
    const key = how.key === undefined ? freshKey() : how.key
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-baize-site': how.site ?? how.as?.site ?? 'member',
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(how.as ? { authorization: `Bearer ${how.as.token}`, cookie: how.as.cookie } : {}),
      ...(idempotent && key !== null ? { 'idempotency-key': key } : {}),
      ...(signer
        ? await vendorHeaders(signer, { method, path, body: body ?? '' }, new Date(Date.now() + offset))
        : {}),
      ...how.headers,
    }
    const init = { method, headers, ...(sent === undefined ? {} : { body: sent }) }
    return send(path + queryOf(input.query), init, how.base)
  }

  async function session(party: Party, fresh = false): Promise<HeldSession | null> {
    const account = options.accounts[party]
    if (!account) return null
    const known = held.get(party)
    if (known && !fresh) return known
    const site = party === 'agent' ? 'agent' : 'member'
    const body = { type: 'username', username: account.account, password: account.password }
    const told = await ask(login, { body }, { site })
    const token = (told.envelope?.value as { token?: unknown } | undefined)?.token
    if (typeof token !== 'string') {
      const why = told.envelope?.code ?? `status ${told.status}`
      throw new CannotTest(`cannot sign in as ${party} (${account.account}): ${why}`)
    }
    const made = { site, token, cookie: cookieOf(told) } as const
    if (!fresh) held.set(party, made)
    return made
  }

  return { options, slowest: options.slowest ?? 1_000, send, ask, seal, keys, session }
}

/** The cookies that a response set, as a browser sends them back. */
export const cookieOf = (told: Told): string =>
  told.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

export function pathOf({ path }: CallDefinition, params: Asked['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? 'unknown')),
  )
}

function queryOf(query: Asked['query']): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return text ? `?${text}` : ''
}

function readEnvelope(text: string): Envelope | null {
  try {
    const read = envelope.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Signs a request as a vendor: see `contract/seamless.ts`. */
async function vendorHeaders(
  { code, key }: { readonly code: string; readonly key: string },
  { method, path, body }: { readonly method: string; readonly path: string; readonly body: string },
  now: Date,
): Promise<Record<string, string>> {
  const [time, nonce] = [now.toISOString(), crypto.randomUUID()]
  const signed = await signature(key, `${method} ${path}\n${time}\n${nonce}\n${body}`)
  return {
    'x-vendor': code,
    'x-vendor-time': time,
    'x-vendor-nonce': nonce,
    'x-vendor-signature': signed,
  }
}

async function signature(key: string, body: string): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', imported, encode(body)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
