import { ApiError, type Call, errorStatus } from '@baize/api'
import * as generated from '@baize/api/calls'
import { createContext } from 'react'
import type { Answer, Answers } from './ScriptedPlatform.tsx'

/** How a response can fail. `slow` waits until it is released; `lost` is done by the platform, and its response never arrives. */
export type Failure = 'abort' | '500' | 'slow' | 'truncated' | 'wrongType' | 'html' | 'lost'

/** One request that reached the network. */
export interface Sent {
  readonly id: string
  readonly idempotencyKey: string | undefined
  readonly body: unknown
}

/** The calls of the contract; an address in full is matched before one with a parameter in its place. */
const definitions = (Object.values(generated) as readonly Call[]).toSorted(
  (one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')),
)

const bodies = {
  '500': '{"success":false,"code":"internal"}',
  truncated: '{"success":true,"value":{"rows":[{"id":"1',
  wrongType: '{"success":true,"value":[42,null,"surprise"]}',
  html: '<!doctype html><title>Gateway</title><h1>502 Bad Gateway</h1>',
} as const
const statuses = { '500': 500, truncated: 200, wrongType: 200, html: 502 } as const

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })

/** What a site has asked before it shows a screen. */
const atStart = new Set(['permission', 'systemStatus', 'encryptionKeys'])

/**
 * The network under a scripted platform: the real client sends its requests here, so that responses may fail
 * as in production. Under one idempotency key a call is done once; its response is returned again.
 */
export class ScriptedNetwork {
  /** What differs from the responses of the screen. */
  answers: Answers
  readonly sent: Sent[] = []
  private failing: {
    readonly id: string
    readonly failure: Failure
    readonly released: Promise<void>
  } | null = null
  private readonly done = new Map<string, unknown>()
  private readonly times = new Map<string, number>()

  constructor(answers: Answers = {}) {
    this.answers = answers
  }

  /** Lets the responses to a call, or to all that a screen makes, fail until it is ended; ending releases what waits. */
  fail(call: Pick<Call, 'id'> | 'all', failure: Failure): () => void {
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    const failing = { id: call === 'all' ? call : call.id, failure, released }
    this.failing = failing
    return () => {
      if (this.failing === failing) this.failing = null
      release()
    }
  }

  /** How often a call was done: what was sent again under its idempotency key is not done again. */
  timesDone({ id }: Pick<Call, 'id'>): number {
    return this.times.get(id) ?? 0
  }

  /** How often a request of a call reached the network. */
  timesSent({ id }: Pick<Call, 'id'>): number {
    return this.sent.filter((each) => each.id === id).length
  }

  /** The idempotency keys that a call was sent under. */
  keysOf({ id }: Pick<Call, 'id'>): ReadonlySet<string | undefined> {
    return new Set(this.sent.filter((each) => each.id === id).map(({ idempotencyKey }) => idempotencyKey))
  }

  /** The browser's `fetch`, with these responses. */
  fetch(screen: Answers): typeof fetch {
    return async (address, init = {}) => {
      const { pathname, searchParams } = new URL(String(address), location.href)
      const definition = definitions.find(
        ({ method, path }) => method === init.method && pattern(path).test(pathname),
      )
      if (!definition) throw new TypeError(`No call of the contract: ${init.method} ${pathname}`)
      const { id, path, encrypted } = definition
      const idempotencyKey = new Headers(init.headers).get('idempotency-key') ?? undefined
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      this.sent.push({ id, idempotencyKey, body })
      const all = this.failing?.id === 'all' && !atStart.has(id)
      const failing = all || this.failing?.id === id ? this.failing : null
      const failure = failing?.failure
      if (failure === 'abort') throw new TypeError('Failed to fetch')
      if (failure && failure in bodies) {
        const kind = failure as keyof typeof bodies
        return new Response(bodies[kind], { status: statuses[kind] })
      }
      if (failing && failure === 'slow') await failing.released
      const input = {
        query: Object.fromEntries(searchParams),
        params: pattern(path).exec(pathname)?.groups ?? {},
        // A sealed body is for the platform alone.
        body: encrypted ? undefined : body,
      }
      const response = await this.answer(id, { ...screen, ...this.answers }, input, idempotencyKey)
      if (failure === 'lost') throw new TypeError('Failed to fetch')
      return response
    }
  }

  private async answer(
    id: string,
    answers: Answers,
    input: object,
    idempotencyKey: string | undefined,
  ): Promise<Response> {
    if (id === 'encryptionKeys') return json({ success: true, value: await keys() })
    if (idempotencyKey && this.done.has(idempotencyKey))
      return json({ success: true, value: this.done.get(idempotencyKey) })
    const written = answers[id as keyof Answers] as Answer<unknown> | undefined
    const value: unknown = await (typeof written === 'function' ? written(input) : written)
    if (value === 'never') return new Promise<never>(() => {})
    if (value === undefined) throw new TypeError('Failed to fetch')
    if (value instanceof ApiError) {
      if (!(value.code in errorStatus)) throw new TypeError('Failed to fetch')
      const { code, params, problems } = value
      return json({ success: false, code, params, problems }, errorStatus[code as keyof typeof errorStatus])
    }
    this.times.set(id, (this.times.get(id) ?? 0) + 1)
    if (idempotencyKey) this.done.set(idempotencyKey, value)
    return json({ success: true, value })
  }
}

/** Under it a scripted platform has the real client, which asks this network. */
export const NetworkContext = createContext<ScriptedNetwork | null>(null)

const pattern = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

/** A key that bodies can be sealed for; they are never opened. */
async function keys() {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  const now = new Date().toISOString()
  return { keys: [{ kty, crv, x, y, kid: 'test', use: 'enc', alg: 'ECDH-ES' }], now }
}
