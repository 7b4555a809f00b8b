import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * Who may make a call. `visitor` needs no session; `member` is an account that is signed in on the members' site but a
 * `trial` account (type 4), which makes only the calls that name it; `agent` is signed in on the agents' site; `vendor`
 * signs its body; `sandbox` is open only where the sandbox is switched on.
 */
export type Role = 'visitor' | 'member' | 'trial' | 'agent' | 'vendor' | 'sandbox'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the platform: the only source of its path, types, encryption, idempotency, roles and errors. */
export interface CallDefinition {
  /** Unique name; also the OpenAPI operationId. */
  readonly id: string
  readonly method: Method
  /** Path with `{name}` for each parameter. */
  readonly path: string
  /** One sentence for the reference page. */
  readonly summary: string
  /** Roles that may call. A call open to `visitor` needs no token. */
  readonly roles: readonly Role[]
  /** The body travels as a JWE to the platform's published key (`E` in the specification). */
  readonly encrypted?: boolean
  /** The body may also come as a form of a page, `application/x-www-form-urlencoded`. */
  readonly form?: boolean
  /** The call needs an `Idempotency-Key`; the same key and body always get the same response. */
  readonly idempotent?: boolean
  /** The body carries the payment password, which the platform checks before anything else. */
  readonly stepUp?: boolean
  /** The session must have been confirmed by a password or second factor shortly before; otherwise `passwordRequired`. */
  readonly reauthentication?: boolean
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** The body is a file, as it is: its media types and its largest size in bytes. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number }
  /** What `value` of the response contains. */
  readonly value: z.ZodMiniType
  /** Codes beyond those that every call may return. */
  readonly errors?: readonly ErrorCode[]
}

/** Declares a call, keeping its literal types. */
export function defineCall<const Definition extends CallDefinition>(definition: Definition): Definition {
  return definition
}

/**
 * The types of a part's schema. They are read off the schema as they stand: asking whether it extends `ZodMiniType`
 * compares the whole of it, for every call and at every place where one is made.
 */
type Part<Definition, Name extends string> = Definition extends {
  readonly [K in Name]: { readonly _zod: { readonly input: infer Input } }
}
  ? { readonly [K in Name]: Input }
  : { readonly [K in Name]?: undefined }

type Parsed<Definition, Name extends string> = Definition extends {
  readonly [K in Name]: { readonly _zod: { readonly output: infer Output } }
}
  ? { readonly [K in Name]: Output }
  : { readonly [K in Name]?: undefined }

type Uploaded<Definition, File> = Definition extends { readonly upload: object }
  ? { readonly file: File }
  : { readonly file?: undefined }

/** The parts of the caller's input. Of several calls, one at a time: crossing the parts of all of them would be too many. */
export type CallInput<Definition extends CallDefinition> = Definition extends unknown
  ? Part<Definition, 'params'> &
      Part<Definition, 'query'> &
      Part<Definition, 'body'> &
      Uploaded<Definition, Blob>
  : never

/** A file as it was received: nothing about it is checked yet but its size and what it says of itself. */
export interface ReceivedFile {
  readonly bytes: Uint8Array
  readonly type: string
}

/** What a handler receives, checked. */
export type CallRequest<Definition extends CallDefinition> = Definition extends unknown
  ? Parsed<Definition, 'params'> &
      Parsed<Definition, 'query'> &
      Parsed<Definition, 'body'> &
      Uploaded<Definition, ReceivedFile>
  : never

/** What the caller gets. */
export type CallValue<Definition extends CallDefinition> = z.output<Definition['value']>
