import type { z } from 'zod'
import type { Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import type { OperatorCall, OperatorRequest } from './contract/call.ts'
import type { Operator } from './keys.ts'

/** What the audit log says of a call besides who made it. */
export interface Named {
  readonly target?: string
  readonly amount?: bigint
}

export interface OperatorContext {
  readonly platform: Platform
  /** The transaction of a call that changes something, the database of any other. */
  readonly db: Db
  readonly operator: Operator
  /** Says for the audit log what the call is about. */
  readonly name: (named: Named) => void
}

type Within<Call> = Call extends { readonly changes: string }
  ? OperatorContext & { readonly unit: Unit }
  : OperatorContext

/** A call with what it does. */
export interface Operation {
  readonly call: OperatorCall
  readonly handle: (request: OperatorRequest, context: OperatorContext & { unit?: Unit }) => Promise<unknown>
}

/** Ties a handler to its call, by the call's types. */
export const implement = <const Call extends OperatorCall>(
  call: Call,
  handle: (request: OperatorRequest<Call>, context: Within<Call>) => Promise<z.input<Call['value']>>,
): Operation => ({ call, handle: handle as unknown as Operation['handle'] })
