import type { CallDefinition, CallInput, CallValue, Method } from '../contract/call.ts'
import type { Shape } from './shape.ts'

/** A call as the client needs it: made from its definition, without the schemas. */
export interface Call<Definition extends CallDefinition = CallDefinition> {
  readonly id: string
  readonly method: Method
  readonly path: string
  readonly encrypted?: boolean
  readonly idempotent?: boolean
  /** What `value` of the response looks like. */
  readonly shape: Shape
  /** Ties the call to its definition's types; never there at run time. */
  readonly definition?: Definition
}

/** What a call returns: `ValueOf<typeof balance>`. */
export type ValueOf<Made> = Made extends Call<infer Definition> ? CallValue<Definition> : never

/** What a call takes: `InputOf<typeof createDeposit>['body']`. */
export type InputOf<Made> = Made extends Call<infer Definition> ? CallInput<Definition> : never
