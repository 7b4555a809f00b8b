export {
  ApiError,
  type ApiErrorCode,
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
