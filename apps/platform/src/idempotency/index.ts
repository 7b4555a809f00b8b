export {
  IdempotencyError,
  type KeyedRequest,
  pruneKeys,
  readAnswer,
  requestHash,
  runOnce,
} from './runOnce.ts'
