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
  HoldCommand,
  HouseKind,
  KeyedAnswer,
  KeyedPost,
  PostCommand,
  PostHoldCommand,
  Posting,
  ReleaseHoldCommand,
  ReverseCommand,
} from './commands.ts'
export { LedgerError, type LedgerErrorCode, ledgerErrorCodes } from './errors.ts'
export { createHold, expireHold, type Held, postHold, voidHold } from './holds.ts'
export {
  type AccountKind,
  accountKinds,
  house,
  type JournalType,
  journalTypes,
} from './kinds.ts'
export { type PostedJournal, post } from './post.ts'
export { postOnce } from './postOnce.ts'
export { reverse } from './reverse.ts'
export { sealLedger } from './seals.ts'
export { type Invariant, type Violation, verifyLedger } from './verify.ts'
