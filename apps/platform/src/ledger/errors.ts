/** Every reason for which the ledger refuses a command. No money has moved when one is thrown. */
export const ledgerErrorCodes = [
  'insufficientFunds',
  'accountFrozen',
  'amountInvalid',
  'balanceOverflow',
  'postingsInvalid',
  'holdUnknown',
  'holdClosed',
  'holdExceeded',
  'journalUnknown',
  'alreadyReversed',
  'notReversible',
] as const
export type LedgerErrorCode = (typeof ledgerErrorCodes)[number]

export class LedgerError extends Error {
  readonly code: LedgerErrorCode

  constructor(code: LedgerErrorCode, message: string = code) {
    super(message)
    this.name = 'LedgerError'
    this.code = code
  }
}
