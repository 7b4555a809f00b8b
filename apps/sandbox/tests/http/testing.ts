import { type CallDefinition, type CallInputs, calls, type Envelope } from '@baize/api/contract'
import { type TestEngine, testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Extensions } from '@baize/platform/extensions.ts'
import { makeApi } from '@baize/platform/http/api.ts'
import { handlers, preparations, startWork } from '@baize/platform/http/handlers.ts'
import type { CallId, Handlers, Site } from '@baize/platform/http/implement.ts'
import { currentVendorKey, signedHeaders } from '@baize/platform/http/signature.ts'
import { makePlatform, type Platform } from '@baize/platform/platform.ts'
import type { Settings } from '@baize/platform/settings.ts'
import { CompactEncrypt, importJWK } from 'jose'
import { sandbox } from '../../src/extensions.ts'
import { demoAccounts } from '../../src/seed/accounts.ts'
import { readSandboxSettings } from '../../src/settings.ts'

/** Both halves of a session, as a page has them. */
export interface TestSession {
  readonly site: Site
  readonly token: string
  readonly cookie: string
}

export interface TestAnswer {
  readonly status: number
  readonly envelope: Envelope
  /** The body as it was received, for comparing bytes. */
  readonly text: string
  readonly headers: Headers
  /** `value` of a success; fails the test otherwise. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read the value of whichever call they made
  readonly value: any
}

interface TestCallOptions {
  readonly as?: TestSession | null
  readonly site?: Site
  readonly key?: string
  readonly headers?: Record<string, string>
  /** Signs as this vendor. */
  readonly vendor?: string
  /** Sends the body in plain although the call is encrypted. */
  readonly plain?: boolean
}

export interface TestPlatform {
  readonly platform: Platform
  readonly settings: Settings
  /** Makes a call as a page would: sealed, keyed and signed as its definition says. */
  call<Id extends CallId>(id: Id, input?: CallInputs[Id], options?: TestCallOptions): Promise<TestAnswer>
  /** Sends any request to the API, from `ip`. */
  send(path: string, init?: RequestInit, ip?: string): Promise<TestAnswer>
  /** Fits a body for an encrypted call. */
  seal(
    method: string,
    path: string,
    body: unknown,
    claims?: Record<string, unknown>,
  ): Promise<{ jwe: string }>
  signIn(account?: string, site?: Site, password?: string): Promise<TestSession>
  /** Moves the platform's clock. */
  advance(seconds: number): void
  close(): Promise<void>
}

export interface TestOptions {
  readonly env?: Record<string, string>
  readonly settings?: Partial<Settings>
  /** On which database; a suite for both runs over `testEngines`. @default PGlite */
  readonly engine?: TestEngine
  /** Starts job workers and with them the sandbox's bank. @default true */
  readonly work?: boolean
  /** What is added to the platform. @default the sandbox */
  readonly extensions?: Extensions
}

interface Parts {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: unknown
  readonly file?: Blob
}

const day = 86_400_000

/**
 * The ms from a moment to the next ten o'clock in the brand's zone (GMT+7). A test platform begins there, so that no
 * test reaches midnight unless it moves the clock to it: days, limits and bills end there.
 */
const untilMorning = (now: number) => (((3 * 3_600_000 - now) % day) + day) % day

/** Every call of the contract, the sandbox's too. */
export const allHandlers: Handlers = { ...handlers, ...sandbox.handlers }

let keys = 0

/** A key that no test has used before. */
export const testKey = (): string => `test-key-${process.pid}-${(++keys).toString().padStart(12, '0')}`

/** A whole platform on a database of its own, with the sandbox's accounts. */
export async function startTestPlatform(options: TestOptions = {}): Promise<TestPlatform> {
  const env = { SANDBOX_FAST: '1', DATA_FOLDER: 'memory', ...options.env }
  const settings: Settings = { ...readSandboxSettings(env), hashCost: testCost, ...options.settings }
  const engine = options.engine ?? testEngines[0]
  if (!engine) throw new Error('there is no test database')
  const database = await engine.open()
  const { extensions = sandbox } = options
  let skew = untilMorning(Date.now())
  const platform = await makePlatform(settings, database, {
    now: () => new Date(Date.now() + skew),
    extensions,
  })
  if (options.work !== false) {
    await startWork(platform)
    await extensions.startWork?.(platform)
  }
  await extensions.seed?.(platform)
  const app = makeApi(platform, { handlers: { ...handlers, ...extensions.handlers }, preparations })

  async function send(path: string, init: RequestInit = {}, ip = '127.0.0.1'): Promise<TestAnswer> {
    const incoming = { socket: { remoteAddress: ip } }
    const response = await app.fetch(new Request(new URL(path, 'http://localhost:4300'), init), { incoming })
    const text = await response.text()
    const envelope = JSON.parse(text || '{}') as Envelope
    return {
      status: response.status,
      envelope,
      text,
      headers: response.headers,
      get value() {
        if (!envelope.success) throw new Error(`${path} answered ${response.status} ${text}`)
        return envelope.value
      },
    }
  }

  async function seal(method: string, path: string, body: unknown, claims: Record<string, unknown> = {}) {
    const [newest] = await platform.keys.published()
    if (!newest) throw new Error('no key is published')
    const text = JSON.stringify({
      method,
      path,
      at: platform.now().toISOString(),
      nonce: crypto.randomUUID(),
      body,
      ...claims,
    })
    const jwe = await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: newest.kid })
      .encrypt(await importJWK({ ...newest }, 'ECDH-ES'))
    return { jwe }
  }

  const test: TestPlatform = {
    platform,
    settings,
    send,
    seal,
    call: (async (id: CallId, input: unknown, options: TestCallOptions = {}) => {
      const definition: CallDefinition = calls[id]
      const parts = (input ?? {}) as Parts
      const path = definition.path.replace(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(parts.params?.[name] ?? ''),
      )
      const query = parts.query ? `?${new URLSearchParams(parts.query)}` : ''
      const encrypted = definition.encrypted && !options.plain
      const sealed = encrypted ? await seal(definition.method, path, parts.body) : parts.body
      const body = parts.body === undefined ? undefined : JSON.stringify(sealed)
      const sent = body ?? parts.file
      const keyed = definition.idempotent
      const headers: Record<string, string> = {
        'x-baize-site': options.site ?? options.as?.site ?? 'member',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(parts.file ? { 'content-type': parts.file.type } : {}),
        ...(options.as ? { authorization: `Bearer ${options.as.token}`, cookie: options.as.cookie } : {}),
        ...(keyed ? { 'idempotency-key': options.key ?? testKey() } : {}),
        ...(options.vendor
          ? signedHeaders(
              { code: options.vendor, key: currentVendorKey(platform.secrets, options.vendor) },
              { method: definition.method, path, body: body ?? '' },
              platform.now(),
            )
          : {}),
        ...options.headers,
      }
      return send(path + query, {
        method: definition.method,
        headers,
        ...(sent === undefined ? {} : { body: sent }),
      })
    }) as TestPlatform['call'],
    async signIn(account = 'dara2026', site = 'member', password = demoAccounts[0].password) {
      const answer = await test.call(
        'login',
        { body: { type: 'username', username: account, password } },
        { site },
      )
      const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      return { site, token: answer.value.token, cookie }
    },
    advance(seconds) {
      skew += seconds * 1000
    },
    async close() {
      await platform.jobs.close()
      platform.storage.close()
      await platform.clock.close()
      await database.close()
    },
  }
  return test
}

/** Cheap on purpose: what tests measure is not how long a hash takes. */
export const testCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 }
