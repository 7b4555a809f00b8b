export { IdempotencyError, type KeyedRequest, pruneKeys, requestHash, runOnce } from './runOnce.ts'
