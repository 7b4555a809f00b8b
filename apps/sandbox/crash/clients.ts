import { randomUUID } from 'node:crypto'
import { type CallDefinition, calls, type Envelope } from '@baize/api/contract'
import type { CallId } from '@baize/platform/http/implement.ts'
import { signedHeaders } from '@baize/platform/http/signature.ts'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { demoAccounts } from '../src/seed/accounts.ts'
import { type Intent, isSeamless } from './intents.ts'

export interface Person {
  readonly account: string
  readonly memberId: string
  readonly site: 'member' | 'agent'
  readonly token: string
  readonly cookie: string
  /** The play session's token and the vendor it is with; not for the agent. */
  readonly play?: { readonly token: string; readonly vendor: string }
}

interface Options {
  readonly as?: Person | undefined
  readonly site?: 'member' | 'agent'
  readonly key?: string
  readonly vendor?: string
  readonly query?: Record<string, string>
}

export interface Answer {
  readonly status: number
  readonly text: string
  readonly cookie: string
  // biome-ignore lint/suspicious/noExplicitAny: the value of whichever call was made
  readonly value: any
}

export const secret = 'the secret of the crash rounds'
export const agentAccount = demoAccounts[1].account

/** Makes calls over HTTP as a page does, sealed and keyed, or as a vendor does, signed. */
export class Clients {
  address = ''
  readonly people = new Map<string, Person>()
  #key: JWK & { kid: string } = { kid: '' }
  readonly #vendorKeys = new Map<string, string>()

  async call(id: CallId, body?: object, { as, site, key, vendor, query }: Options = {}): Promise<Answer> {
    const { method, path, encrypted }: CallDefinition = calls[id]
    const sent = body && JSON.stringify(encrypted ? await this.#seal(method, path, body) : body)
    const response = await fetch(`${this.address}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      signal: AbortSignal.timeout(20_000),
      headers: {
        'x-baize-site': as?.site ?? site ?? 'member',
        ...(sent ? { 'content-type': 'application/json' } : {}),
        ...(as ? { authorization: `Bearer ${as.token}`, cookie: as.cookie } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(vendor
          ? signedHeaders(
              { code: vendor, key: await this.#vendorKey(vendor) },
              { method, path, body: sent ?? '' },
              new Date(),
            )
          : {}),
      },
      ...(sent ? { body: sent } : {}),
    })
    const text = await response.text()
    const envelope = JSON.parse(text) as Envelope
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const { status } = response
    return { status, text, cookie, value: envelope.success ? envelope.value : undefined }
  }

  async #vendorKey(vendor: string): Promise<string> {
    const known = this.#vendorKeys.get(vendor)
    if (known !== undefined) return known
    const answer = await fetch(`${this.address}/sandbox/vendor-key?${new URLSearchParams({ vendor })}`)
    if (!answer.ok) throw new Error(`no key of the vendor ${vendor}: ${answer.status}`)
    const key = await answer.text()
    this.#vendorKeys.set(vendor, key)
    return key
  }

  /** A body fitted for an encrypted call, to be sent more than once. */
  sealed(id: CallId, body: object): Promise<object> {
    const { method, path } = calls[id]
    return this.#seal(method, path, body)
  }

  /** Sends a body that was sealed before. */
  async sendSealed(id: CallId, sealed: object): Promise<{ status: number; text: string }> {
    const { method, path } = calls[id]
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: { 'x-baize-site': 'member', 'content-type': 'application/json' },
      body: JSON.stringify(sealed),
    })
    return { status: response.status, text: await response.text() }
  }

  /** Sends an intent once. Undefined when no response says whether it was done. */
  async send(intent: Intent): Promise<Answer | undefined> {
    const as = this.people.get(intent.as)
    const { key, call, body } = intent
    try {
      const answer = isSeamless(intent)
        ? await this.call(
            call,
            { ...body, transactionId: key, requestId: randomUUID() },
            { vendor: as?.play?.vendor ?? '' },
          )
        : await this.call(call, body, { as, key })
      return answer.status >= 500 || answer.status === 429 ? undefined : answer
    } catch {
      return undefined
    }
  }

  /** Takes up the platform's keys, which outlive its process. */
  async reach(address: string): Promise<void> {
    this.address = address
    this.#key = (await this.call('encryptionKeys')).value.keys[0]
  }

  async signIn(account: string, site: Person['site'], password = demoAccounts[0].password): Promise<void> {
    const answer = await this.call('login', { type: 'username', username: account, password }, { site })
    await this.#enter(account, site, answer)
  }

  /** Both halves of a new session. */
  async session(account: string, site: Person['site']): Promise<{ token: string; cookie: string }> {
    const { password } = demoAccounts[0]
    const body = { type: 'username', username: account, password }
    const { value, cookie, text } = await this.call('login', body, { site })
    if (value === undefined) throw new Error(`${account} could not come in: ${text}`)
    return { token: value.token, cookie }
  }

  /** Opens an account below the agent, by its link. */
  async register(account: string, referralCode: string): Promise<void> {
    const { termsVersion } = (await this.call('registerSettings')).value
    const password = 'Correct-Horse-7'
    const body = {
      ...{ username: account, password, confirmPassword: password, paymentPassword: '246810', referralCode },
      ...{ registerUrl: 'http://localhost/register', domain: 'localhost', registerMethod: 'WEB' },
      ...{ termsAccepted: true, termsVersion, termsLanguage: 'km' },
    }
    await this.#enter(account, 'member', await this.call('register', body, { key: randomUUID() }))
  }

  async #enter(account: string, site: Person['site'], { value, cookie, text }: Answer): Promise<void> {
    if (value === undefined) throw new Error(`${account} could not come in: ${text}`)
    const as = { account, memberId: '', site, token: value.token as string, cookie }
    const memberId = (await this.call('memberInfo', undefined, { as })).value.id as string
    const person = { ...as, memberId }
    this.people.set(account, site === 'agent' ? person : { ...person, play: await this.#openGame(person) })
  }

  async #openGame(as: Person) {
    const { value } = await this.call('launchGame', undefined, { as, query: { nodeId: '1001' } })
    const launch = new URL(value.url).searchParams.get('launch') ?? ''
    const opened = await this.call('sandboxOpenGame', { launch })
    return { token: opened.value.playSession as string, vendor: value.game.vassalage as string }
  }

  async #seal(method: string, path: string, body: object) {
    const claims = { method, path, at: new Date().toISOString(), nonce: randomUUID(), body }
    const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: this.#key.kid })
      .encrypt(await importJWK(this.#key, 'ECDH-ES'))
    return { jwe }
  }
}
