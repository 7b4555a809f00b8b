import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'

/** What is known of the request that code runs for. */
export interface RequestScope {
  readonly id: string
  /** The member or vendor that makes the call, once it is known. */
  actor?: string
  /** Normal form of the caller's address, once it is known. */
  ip?: string
}

const scopes = new AsyncLocalStorage<RequestScope>()

export const currentRequest = (): RequestScope | undefined => scopes.getStore()

export const runInRequest = <Result>(scope: RequestScope, work: () => Result): Result =>
  scopes.run(scope, work)

export const requestIdHeader = 'x-request-id'

/** Says whose account a request turned out to be about, while no one is signed in yet. */
export function noteActor(actor: string): void {
  const scope = currentRequest()
  if (scope) scope.actor = actor
}

/** Short enough to be read out over a telephone. */
export const newRequestId = (): string => crypto.randomUUID().slice(-12)

/** The request's id from a trusted proxy, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>, trustedHops: number): string {
  const given = headers[requestIdHeader]
  if (trustedHops > 0 && typeof given === 'string' && /^[A-Za-z0-9._-]{8,64}$/.test(given)) return given
  return newRequestId()
}
