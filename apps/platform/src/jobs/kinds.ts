/** A kind of delayed work, and the shape of what it needs. Declared beside the domain that does it. */
export interface JobKind<Data extends object> {
  readonly name: string
  /** Only for the compiler: the type of `data`. */
  readonly data?: Data
}

/** `const creditDeposit = jobKind<{ depositId: string }>('deposit.credit')`. Letters, digits, `.`, `-`, `_`. */
export const jobKind = <Data extends object>(name: string): JobKind<Data> => ({ name })
