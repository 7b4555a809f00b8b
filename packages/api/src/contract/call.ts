import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** Who may make a call. `visitor` needs no session; `vendor` signs its body; `sandbox` is open only where the sandbox is switched on. */
export type Role = 'visitor' | 'member' | 'agent' | 'vendor' | 'sandbox'

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
  /** The call needs an `Idempotency-Key`; the same key and body always get the same answer. */
  readonly idempotent?: boolean
  /** The body carries the payment password, which the platform checks before anything else. */
  readonly stepUp?: boolean
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** What `value` of the answer holds. */
  readonly value: z.ZodMiniType
  /** Codes beyond those that every call may answer with. */
  readonly errors?: readonly ErrorCode[]
}

/** Declares a call, keeping its literal types. */
export function defineCall<const Definition extends CallDefinition>(definition: Definition): Definition {
  return definition
}

type Part<Definition, Name extends string> = Definition extends {
  readonly [K in Name]: infer Schema extends z.ZodMiniType
}
  ? { readonly [K in Name]: z.input<Schema> }
  : { readonly [K in Name]?: undefined }

type Parsed<Definition, Name extends string> = Definition extends {
  readonly [K in Name]: infer Schema extends z.ZodMiniType
}
  ? { readonly [K in Name]: z.output<Schema> }
  : { readonly [K in Name]?: undefined }

/** What a caller hands in. */
export type CallInput<Definition extends CallDefinition> = Part<Definition, 'params'> &
  Part<Definition, 'query'> &
  Part<Definition, 'body'>

/** What a handler receives, checked. */
export type CallRequest<Definition extends CallDefinition> = Parsed<Definition, 'params'> &
  Parsed<Definition, 'query'> &
  Parsed<Definition, 'body'>

/** What the caller gets. */
export type CallValue<Definition extends CallDefinition> = z.output<Definition['value']>
