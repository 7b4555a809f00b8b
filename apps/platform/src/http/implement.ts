import type { CallDefinition, CallRequest, CallValue, calls, SubUserPermission } from '@baize/api/contract'
import type { Kysely } from 'kysely'
import type { Schema, Unit } from '../database/index.ts'
import type { AccountRef, KeyedPost } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { Settings } from '../settings.ts'

export { Refusal } from './refusal.ts'

/** The database, or the transaction that a call runs in. */
export type Db = Kysely<Schema>

export type Site = 'member' | 'agent'

/**
 * The signed-in account, and its site. The role of a session is its site: an agent on the member site plays as a
 * member.
 */
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
  /** When its user last showed a password or second factor; null where it was opened without one. */
  readonly confirmedAt: Date | null
  /** When it ends if no call follows, in milliseconds since 1970. */
  readonly endsAt: number
  /** The sub-user that acts as the account; left out where it is the account's owner. */
  readonly subUser?: {
    readonly id: string
    readonly account: string
    readonly permission: SubUserPermission
    /** `required` until it has connected an authenticator app, where its agent demands one. */
    readonly authenticator: 'none' | 'required' | 'connected'
  }
}

export interface Context {
  /**
   * The call's transaction when the call is idempotent (response and effects are committed together), the database
   * otherwise.
   */
  readonly db: Db
  /**
   * The unit of work of an idempotent call; others open their own with `transact(platform.database, …)`.
   * Inside it use `db`, never `platform.db`: on PGlite there is one connection.
   * The payment password of a `stepUp` call was checked before it began (members/stepUp.ts).
   */
  readonly unit: Unit | null
  /** What outlives a call: database, bus, secrets, passwords. */
  readonly platform: Platform
  readonly settings: Settings
  /** The platform's clock; never `new Date()` in a handler. */
  readonly now: () => Date
  readonly session: Session | null
  /** The site that calls; null on vendor and sandbox calls. */
  readonly site: Site | null
  /** Normal form of the address that the platform saw. */
  readonly ip: string
  /** The visitor's country, where a trusted proxy sends it. */
  readonly country: string | null
  readonly cookies: ReadonlyMap<string, string>
  /** What the browser says it is; at most 200 characters, only for people to recognise it by. */
  readonly device: string
  /** One of the brand's languages. */
  readonly language: string
  /** The key of an idempotent call. */
  readonly idempotencyKey: string | null
  /** The code of the vendor that signed the call. */
  readonly vendor: string | null
  /** Adds a Set-Cookie to the response. */
  readonly setCookie: (cookie: string) => void
}

type SignedIn<C extends CallDefinition> = C['roles'][number] extends Site | 'trial' ? Session : Session | null
type Signed<C extends CallDefinition> = Extract<C['roles'][number], 'vendor'> extends never ? null : string
type ByRole<C extends CallDefinition> = { readonly session: SignedIn<C>; readonly vendor: Signed<C> }
type ByKey<C extends CallDefinition> = C extends { readonly idempotent: true }
  ? { readonly idempotencyKey: string; readonly unit: Unit }
  : unknown

/** The context of one call: a session where every role has one, a unit of work where the call is idempotent, a vendor where vendors sign. */
export type ContextOf<C extends CallDefinition> = Context & ByRole<C> & ByKey<C>

type Handler<C extends CallDefinition> = (
  request: CallRequest<C>,
  context: ContextOf<C>,
) => Promise<CallValue<C>>

export type CallId = keyof typeof calls

/** What a call that is nothing but a journal has posted, and its response. */
export interface Posted<Value> {
  readonly command: Omit<KeyedPost, 'request' | 'answer'>
  readonly value: (balanceAfter: (account: AccountRef) => string) => Value
  /** Once the journal is committed; not for a repeat. */
  readonly afterCommit?: () => void
}

/** An idempotent call that moves money and does nothing else: it says what is posted, and all of it is committed together. */
interface Posting<C extends CallDefinition> {
  readonly post: (request: CallRequest<C>, context: ContextOf<C>) => Promise<Posted<CallValue<C>>>
}

type Implemented<C extends CallDefinition> =
  | Handler<C>
  | (C extends { readonly idempotent: true } ? Posting<C> : never)

/** One handler per call of the contract: a missing or a surplus one does not compile. */
export type Handlers = { readonly [Id in CallId]: Implemented<(typeof calls)[Id]> }

type SandboxCall<Id extends CallId> = (typeof calls)[Id]['roles'][number] extends 'sandbox' ? Id : never

/** Calls that the contract opens to the role `sandbox` and to no other. */
export type SandboxCallId = { [Id in CallId]: SandboxCall<Id> }[CallId]

/** Handlers of the calls that every platform has. */
export type PlatformHandlers = Omit<Handlers, SandboxCallId>

/** Handlers of the calls that only a sandbox has: all of them, or none. */
export type SandboxHandlers = Pick<Handlers, SandboxCallId>

/** Work of an idempotent call that must not keep its transaction open, such as hashing a password; may refuse. */
export type Preparations = {
  readonly [Id in CallId]?: (request: CallRequest<(typeof calls)[Id]>, context: Context) => Promise<void>
}
