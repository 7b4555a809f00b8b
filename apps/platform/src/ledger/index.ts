export {
  balanceOf,
  bonusOf,
  cashOf,
  houseFor,
  inTransitOf,
  isOfHouse,
  lockAccounts,
  pointsOf,
  refKey,
  setFrozen,
  vendorOf,
  withdrawHoldOf,
} from './accounts.ts'
export type {
  AccountRef,
  Cause,
  KeyedPost,
  Posting,
} from './commands.ts'
export { LedgerError, type LedgerErrorCode, ledgerErrorCodes } from './errors.ts'
export { createHold, expireHold, postHold, voidHold } from './holds.ts'
export {
  house,
  type JournalType,
} from './kinds.ts'
export { post } from './post.ts'
export { postOnce } from './postOnce.ts'
export { reverse } from './reverse.ts'
export { sealLedger } from './seals.ts'
export { type Violation, verifyLedger } from './verify.ts'
