import type { CallDefinition, CallRequest, CallValue, calls, Role } from '@baize/api/contract'
import type { Kysely } from 'kysely'
import type { Settings } from '../settings.ts'

export { Refusal } from './refusal.ts'

/** The database, or the transaction that a call runs in. */
// biome-ignore lint/complexity/noBannedTypes: replaced by the tables of src/database as soon as they land
export type Db = Kysely<{}>

export type Site = 'member' | 'agent'

/** Who is signed in, on which site. The role of a session is its site: an agent on the member site plays as a member. */
export interface Session {
  readonly id: string
  readonly memberId: string
  readonly account: string
  readonly nickname: string
  readonly role: Site
  readonly site: Site
  /** 1, 2, 41, 42 agent; 4 trial; others member. */
  readonly accountType: number
  /** Materialised path of ids from the root of the agent tree to the account itself, `/root/…/self/`. */
  readonly path: string
  readonly mustChangePassword: boolean
}

export interface Context {
  /** The call's transaction when the call is idempotent (answer and effects commit together), the database otherwise. */
  readonly db: Db
  readonly settings: Settings
  /** The platform's clock; never `new Date()` in a handler. */
  readonly now: () => Date
  readonly session: Session | null
  /** The site named by X-Baize-Site; null on vendor and sandbox calls. */
  readonly site: Site | null
  /** Normal form of the address that the platform saw. */
  readonly ip: string
  /** A tag of the interface languages. */
  readonly language: string
  /** The key of an idempotent call. */
  readonly idempotencyKey: string | null
  /** The code of the vendor that signed the call. */
  readonly vendor: string | null
  /** Adds a Set-Cookie to the answer. */
  readonly setCookie: (cookie: string) => void
  /** The request's cookies by name. */
  readonly cookies: ReadonlyMap<string, string>
}

type SignedIn<C extends CallDefinition> = C['roles'][number] extends Site ? Session : Session | null
type Signed<C extends CallDefinition> = Extract<C['roles'][number], 'vendor'> extends never ? null : string
type Named<C extends CallDefinition> = C extends { readonly idempotent: true } ? string : string | null

/** The context of one call: a session where every role has one, the vendor's code where vendors sign. */
export type ContextOf<C extends CallDefinition> = Context & {
  readonly session: SignedIn<C>
  readonly vendor: Signed<C>
  readonly idempotencyKey: Named<C>
}

export type Handler<C extends CallDefinition> = (
  request: CallRequest<C>,
  context: ContextOf<C>,
) => Promise<CallValue<C>>

export type CallId = keyof typeof calls

/** One handler per call of the contract: a missing or a surplus one does not compile. */
export type Handlers = { readonly [Id in CallId]: Handler<(typeof calls)[Id]> }

export type { Role }
