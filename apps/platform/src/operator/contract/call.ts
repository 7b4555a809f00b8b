import type { ErrorCode, Method } from '@baize/api/contract'
import type { z } from 'zod'
import type { AuditSubject } from '../../audit/tables.ts'

/** What a key may do; a key has one or more of them. `read` reads everything and changes nothing. */
export const operatorRoles = ['content', 'games', 'settings', 'members', 'money', 'read'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** A call of operators. No member's or agent's client has it, and the public port does not serve it. */
export interface OperatorCall {
  /** Unique name; also the OpenAPI operationId. */
  readonly id: string
  readonly method: Exclude<Method, 'DELETE'>
  /** Path with `{name}` for each parameter. */
  readonly path: string
  readonly summary: string
  /** A key with any of these may make the call. */
  readonly roles: readonly OperatorRole[]
  /** What the call changes. It is one transaction then, with its entry in the audit log. */
  readonly changes?: AuditSubject
  /** The call needs an `Idempotency-Key`; the same key and body always get the same answer. */
  readonly idempotent?: boolean
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly value: z.ZodType
  readonly errors?: readonly ErrorCode[]
}

export const defineOperatorCall = <const Call extends OperatorCall>(call: Call): Call => call

type Part<Call, Name extends string> = Call extends {
  readonly [K in Name]: { readonly _zod: { readonly output: infer Output } }
}
  ? Output
  : undefined

/** What a handler receives, checked. */
export interface OperatorRequest<Call extends OperatorCall = OperatorCall> {
  readonly params: Part<Call, 'params'>
  readonly query: Part<Call, 'query'>
  readonly body: Part<Call, 'body'>
}
