export type { Call, InputOf, ValueOf } from './calls/call.ts'
export {
  ApiError,
  type ApiErrorCode,
  type CallHooks,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  createIntents,
  createSessionToken,
  type Intents,
  newIntentKey,
  type SessionToken,
  solveProof,
} from './client/index.ts'
export type { CallDefinition, CallInput, CallValue } from './contract/call.ts'
export { errorStatus } from './contract/errors.ts'
export type { LiveEvent } from './contract/events.ts'
export type { Calls } from './contract/index.ts'
